import { STRAW } from '../testing/scenes/straw.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(STRAW);
