import { courte as english } from '../../../words/en/courte.ts';
import { words as englishWords } from '../../../words/en/words.ts';
import { courte as french } from '../../../words/fr/courte.ts';
import { words as frenchWords } from '../../../words/fr/words.ts';
import { tableOf } from '../../testing/tables.ts';
import type { CourteScene } from '../scene.ts';
import { Seen } from '../seen.ts';

const table = { ...tableOf('Ann', 'Mira', 'Otto', 'Bruno'), game: 'courte-paille', options: { form: 'single' } };

/** As Ann sees it, at seat 0. */
export const EN: CourteScene = { words: englishWords, courte: english, table, you: 0, seen: new Seen() };
export const FR: CourteScene = { words: frenchWords, courte: french, table, you: 0, seen: new Seen() };

/** The same at a table of several parts. */
export const LONG: CourteScene = { ...EN, table: { ...table, options: { form: 'announced' } } };
