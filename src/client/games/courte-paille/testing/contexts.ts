import { courte as english } from '../words/en/table.ts';
import { english as englishWords, french as frenchWords } from '../../../testing/words.ts';
import { courte as french } from '../words/fr/table.ts';
import { tableOf } from '../../../play/testing/tables.ts';
import type { CourtePailleContext } from '../table/context.ts';
import { Seen } from '../table/seen.ts';

const table = { ...tableOf('Ann', 'Mira', 'Otto', 'Bruno'), game: 'courte-paille', options: { form: 'single' } };

/** As Ann sees it, at seat 0. */
export const EN: CourtePailleContext = { words: englishWords, courte: english, table, you: 0, seen: new Seen() };
export const FR: CourtePailleContext = { words: frenchWords, courte: french, table, you: 0, seen: new Seen() };

/** The same at a table of several parts. */
export const LONG: CourtePailleContext = { ...EN, table: { ...table, options: { form: 'announced' } } };
