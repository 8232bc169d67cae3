import { common } from './common.ts';
import { pages } from './pages.ts';
import { table } from './table.ts';
import type { Words } from '../en/words.ts';

export const words: Words = { common, pages, table };
