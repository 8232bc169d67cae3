import { FAIRNESS } from '../testing/scenes/fairness.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(FAIRNESS);
