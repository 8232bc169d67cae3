import { learntOf } from '../network/learnt.ts';
import { Str8EightFeatures } from './features.ts';
import { WEIGHTS as TWO } from './weights/str8-eight-2.ts';
import { WEIGHTS as THREE } from './weights/str8-eight-3.ts';
import { WEIGHTS as FOUR } from './weights/str8-eight-4.ts';

export const str8EightLearnt = learntOf(new Str8EightFeatures(), { 2: TWO, 3: THREE, 4: FOUR });
