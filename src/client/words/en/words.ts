import { common } from './common.ts';
import { pages } from './pages.ts';
import { straw } from './straw.ts';
import { table } from './table.ts';

export const words = { common, pages, table, straw };

export type Words = typeof words;
