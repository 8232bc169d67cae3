import { learntOf } from '../network/learnt.ts';
import { StrawFeatures } from './features.ts';
import { WEIGHTS as TWO } from './weights/straw-2.ts';
import { WEIGHTS as THREE } from './weights/straw-3.ts';
import { WEIGHTS as FOUR } from './weights/straw-4.ts';
import { WEIGHTS as FIVE } from './weights/straw-5.ts';
import { WEIGHTS as SIX } from './weights/straw-6.ts';

export const strawLearnt = learntOf(new StrawFeatures(), { 2: TWO, 3: THREE, 4: FOUR, 5: FIVE, 6: SIX });
