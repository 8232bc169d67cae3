import { COURTE } from './testing/scenes/courte.ts';
import { testScenes } from './testing/scenes/test-scenes.ts';

testScenes(COURTE);
