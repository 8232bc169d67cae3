import { options as strawOptionsEn } from '../games/straw/words/en/options.ts';
import { options as strawOptionsFr } from '../games/straw/words/fr/options.ts';
import { options as courtePailleOptionsEn } from '../games/courte-paille/words/en/options.ts';
import { options as courtePailleOptionsFr } from '../games/courte-paille/words/fr/options.ts';
import { options as str8EightOptionsEn } from '../games/str8-eight/words/en/options.ts';
import { options as str8EightOptionsFr } from '../games/str8-eight/words/fr/options.ts';
import { about as courtePailleEn } from '../games/courte-paille/words/en/about.ts';
import { about as courtePailleFr } from '../games/courte-paille/words/fr/about.ts';
import { about as str8EightEn } from '../games/str8-eight/words/en/about.ts';
import { about as str8EightFr } from '../games/str8-eight/words/fr/about.ts';
import { about as strawEn } from '../games/straw/words/en/about.ts';
import { ends as strawEndsEn } from '../games/straw/words/en/ends.ts';
import { straw as strawTableEn } from '../games/straw/words/en/table.ts';
import { about as strawFr } from '../games/straw/words/fr/about.ts';
import { ends as strawEndsFr } from '../games/straw/words/fr/ends.ts';
import { straw as strawTableFr } from '../games/straw/words/fr/table.ts';
import { pages as laterEn } from '../words/en/later/pages.ts';
import { laterTable as laterTableEn } from '../words/en/later/at-table.ts';
import { words as sharedEn } from '../words/en/words.ts';
import { pages as laterFr } from '../words/fr/later/pages.ts';
import { laterTable as laterTableFr } from '../words/fr/later/at-table.ts';
import { words as sharedFr } from '../words/fr/words.ts';

/** The words of all pages at once, as a page loads them, with those of a table of Straw. */
export const english = {
  ...sharedEn,
  pages: { ...sharedEn.pages, ...laterEn },
  options: { straw: strawOptionsEn, 'courte-paille': courtePailleOptionsEn, 'str8-eight': str8EightOptionsEn },
  table: { ...sharedEn.table, ...laterTableEn, ...laterEn.table },
  games: { straw: strawEn, 'courte-paille': courtePailleEn, 'str8-eight': str8EightEn },
  straw: { ...strawTableEn, ...strawEndsEn },
};

export const french: typeof english = {
  ...sharedFr,
  pages: { ...sharedFr.pages, ...laterFr },
  options: { straw: strawOptionsFr, 'courte-paille': courtePailleOptionsFr, 'str8-eight': str8EightOptionsFr },
  table: { ...sharedFr.table, ...laterTableFr, ...laterFr.table },
  games: { straw: strawFr, 'courte-paille': courtePailleFr, 'str8-eight': str8EightFr },
  straw: { ...strawTableFr, ...strawEndsFr },
};
