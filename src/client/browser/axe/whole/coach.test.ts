import { COACH } from '../../testing/scenes/coach.ts';
import { testScenes } from '../../testing/scenes/test-scenes.ts';

testScenes(COACH);
