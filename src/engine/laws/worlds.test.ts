import { expect, test } from 'vitest';
import { HAND_SIZE } from '../../games/straw/cards.ts';
import { straw } from '../../games/straw/game.ts';
import { handOf, NOTHING, PILE } from '../../games/straw/state.ts';
import { EVERYONE } from '../seats.ts';
import { afterPlay, find, plant } from './testing/faults.ts';

const worlds = [
  plant(6, 'a world forgets the direction', straw, {
    imagine: (view, chance, into) => {
      straw.imagine(view, chance, into);
      into.direction = 1;
    },
  }),
  plant(6, 'a world forgets what a copy repeats', straw, {
    imagine: (view, chance, into) => {
      straw.imagine(view, chance, into);
      into.echo = NOTHING;
    },
  }),
  plant(6, 'a world loses a card', straw, {
    imagine: (view, chance, into) => {
      straw.imagine(view, chance, into);
      into.cards.lay(PILE, into.cards.take(PILE, 0) ^ 1);
    },
  }),
  plant(
    6,
    'the view shows the top of the pile',
    straw,
    {
      view: (state, viewer) => ({
        ...straw.view(state, viewer),
        top: state.cards.at(PILE, state.cards.count(PILE) - 1),
      }),
    },
    'alone',
  ),
];

const hearsay = [
  plant(
    12,
    'all are taken to know a card that somebody drew',
    straw,
    afterPlay(straw, ({ state: { cards }, seat }) => {
      if (cards.count(handOf(seat)) === HAND_SIZE) cards.tell(cards.at(handOf(seat), HAND_SIZE - 1), EVERYONE);
    }),
  ),
  plant(12, 'a view names a card that its viewer was not told of', straw, {
    project: (event, viewer) => (event.type === 'dealt' ? { ...event, cards: [] } : straw.project(event, viewer)),
  }),
];

test.each([...worlds, ...hearsay])('a planted fault is found: law $law: $name', (fault) => {
  expect(find(fault)?.law).toBe(fault.law);
});
