import { COURTE_ENDS } from '../testing/scenes/courte-paille-ends.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(COURTE_ENDS);
