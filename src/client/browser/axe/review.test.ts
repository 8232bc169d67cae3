import { BACK } from '../testing/scenes/review.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(BACK);
