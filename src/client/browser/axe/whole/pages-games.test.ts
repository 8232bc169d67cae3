import { PAGES_GAMES } from '../../testing/scenes/pages-games.ts';
import { testScenes } from '../../testing/scenes/test-scenes.ts';

testScenes(PAGES_GAMES);
