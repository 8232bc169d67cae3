import type { Viewer } from '../../../../engine/seats.ts';
import { ABOUT } from '../../../../games/courte-paille/about.ts';
import { lastRound, position, type Setup, type Table } from '../../../../games/courte-paille/testing/position.ts';
import type { TableContext } from '../../../screen/terminal-game.ts';

/* La Courte Paille in each of its phases, for the tests of its screen. */

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno', 'Cleo'];
const WEEK: Setup['week'] = ['cook-6', 'cook-1', 'sailor-5', 'captain-9', 'lookout-8'];
const MENU: Setup['menu'] = ['captain-4', 'sailor-9', 'cook-3', 'captain-7'];
const HANDS: Setup['hands'] = [
  ['cook-7', 'cook-9', 'sailor-1', 'cabin-boy-8', 'coco-2'],
  ['captain-5', 'captain-6', 'sailor-3'],
  ['lookout-9', 'sailor-2'],
];

export function context(table: Table, viewer: Viewer): TableContext {
  const { options, seats } = table.state;
  return { names: NAMES.slice(0, seats), viewer, options, rules: ABOUT.rules };
}

export function choosing(setup: Partial<Setup> = {}): Table {
  return position({ hands: HANDS, week: WEEK!, up: 2, menu: MENU!, ...setup });
}

/** Seat 0 has a Coco to use. */
export function atCoco(setup: Partial<Setup> = {}): Table {
  const table = choosing(setup);
  table.choose('coco-2', 'captain-5', 'lookout-9');
  return table;
}

/** Seat 0 has a card to take. */
export function taking(): Table {
  const table = choosing();
  table.choose('sailor-1', 'captain-5', 'lookout-9');
  return table;
}

export function banishing(): Table {
  return lastRound({
    hands: [['cook-7', 'cook-9', 'lookout-1'], ['cook-3']],
    week: ['cook-1', 'cook-2'],
    form: 'announced',
  });
}
