import { STRAW_ONLINE } from '../testing/scenes/straw-online.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(STRAW_ONLINE);
