import { COURTE } from '../testing/scenes/courte-paille.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(COURTE);
