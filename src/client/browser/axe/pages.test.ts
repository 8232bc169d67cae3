import { PAGES } from '../testing/scenes/pages.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(PAGES);
