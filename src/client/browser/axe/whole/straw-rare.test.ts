import { STRAW_RARE } from '../../testing/scenes/straw-rare.ts';
import { testScenes } from '../../testing/scenes/test-scenes.ts';

testScenes(STRAW_RARE);
