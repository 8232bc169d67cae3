import { STR8_ENDS } from '../testing/scenes/str8-eight-ends.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(STR8_ENDS);
