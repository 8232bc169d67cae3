import { courtePaille as english } from '../words/en/table.ts';
import { english as englishWords, french as frenchWords } from '../../../testing/words.ts';
import { courtePaille as french } from '../words/fr/table.ts';
import { tableOf } from '../../../play/testing/tables.ts';
import type { CourtePailleContext } from '../table/context.ts';
import { Peeking } from '../table/peeking.ts';

const table = { ...tableOf('Ann', 'Mira', 'Otto', 'Bruno'), game: 'courte-paille', options: { form: 'single' } };

/** As Ann sees it, at seat 0. */
export const EN: CourtePailleContext = { words: englishWords, says: english, table, you: 0, peeking: new Peeking() };
export const FR: CourtePailleContext = { words: frenchWords, says: french, table, you: 0, peeking: new Peeking() };

/** The same at a table of several parts. */
export const LONG: CourtePailleContext = { ...EN, table: { ...table, options: { form: 'announced' } } };
