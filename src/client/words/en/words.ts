import { common } from './common.ts';
import { pages } from './pages.ts';
import { table } from './table.ts';

export const words = { common, pages, table };

export type Words = typeof words;
