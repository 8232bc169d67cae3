import { OTHER_WORDS } from '../testing/faults.ts';
import { FRENCH_SCENES } from '../testing/scenes/french.ts';
import { testScenes } from '../testing/scenes/test-scenes.ts';

testScenes(FRENCH_SCENES, OTHER_WORDS);
