import { BACK } from './testing/scenes/back.ts';
import { testScenes } from './testing/scenes/test-scenes.ts';

testScenes(BACK);
