import { learntOf } from '../network/learnt.ts';
import { CourtePailleFeatures } from './features.ts';
import { WEIGHTS as TWO } from './weights/courte-paille-2.ts';
import { WEIGHTS as THREE } from './weights/courte-paille-3.ts';
import { WEIGHTS as FOUR } from './weights/courte-paille-4.ts';
import { WEIGHTS as FIVE } from './weights/courte-paille-5.ts';

export const courtePailleLearnt = learntOf(new CourtePailleFeatures(), { 2: TWO, 3: THREE, 4: FOUR, 5: FIVE });
