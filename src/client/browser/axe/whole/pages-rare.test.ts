import { PAGES_RARE } from '../../testing/scenes/pages-rare.ts';
import { testScenes } from '../../testing/scenes/test-scenes.ts';

testScenes(PAGES_RARE);
