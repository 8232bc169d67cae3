import { STRAW_ENDS } from '../testing/scenes/straw-ends.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(STRAW_ENDS);
