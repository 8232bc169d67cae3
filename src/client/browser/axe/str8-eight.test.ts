import { STR8 } from '../testing/scenes/str8-eight.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(STR8);
