import { expect, test } from 'vitest';
import { straw } from '../../games/straw/game.ts';
import { handOf, PILE, type StrawState } from '../../games/straw/state.ts';
import { afterPlay, find, plant } from './testing/faults.ts';
import { DECK, NOTHING } from './testing/toy-state.ts';
import { toy } from './testing/toy.ts';

function topOf({ cards }: StrawState): string {
  return cards.count(PILE) === 0 ? 'none' : cards.nameOf(cards.at(PILE, cards.count(PILE) - 1));
}

const views = [
  plant(
    5,
    'the view shows the top of the pile',
    straw,
    {
      view: (state, viewer) => ({ ...straw.view(state, viewer), top: topOf(state) }),
    },
    'alone',
  ),
  plant(
    5,
    'the view counts the items in a hidden hand',
    straw,
    {
      view: (state, viewer) => {
        const items = state.cards.names(handOf(0)).filter((card) => card.startsWith('item')).length;
        return { ...straw.view(state, viewer), items };
      },
    },
    'alone',
  ),
  plant(5, 'a preview depends on the top of the pile', straw, {
    preview: (state, ...rest) => ({ ...straw.preview(state, ...rest), breaks: topOf(state) === 'lamp' }),
  }),
  plant(5, 'a refusal is about the top of the pile', straw, {
    refuse: (state, ...rest) => {
      const refusal = straw.refuse(state, ...rest);
      return refusal && { ...refusal, about: { ...refusal.about, top: topOf(state) } };
    },
  }),
  plant(5, 'a refusal is about a hidden hand', straw, {
    refuse: (state, ...rest) => {
      const refusal = straw.refuse(state, ...rest);
      const straws = Number(state.cards.names(handOf(state.turn)).includes('straw'));
      return refusal && { ...refusal, about: { ...refusal.about, straws } };
    },
  }),
];

const events = [
  plant(5, 'others are told what somebody drew', straw, {
    project: (event, viewer) => (event.type === 'drew' ? event : straw.project(event, viewer)),
  }),
  plant(5, 'others are told what somebody was dealt', straw, {
    project: (event, viewer) => (event.type === 'dealt' ? event : straw.project(event, viewer)),
  }),
  plant(
    5,
    'an event is told only if hidden cards are so',
    straw,
    afterPlay(straw, ({ state, seat, tell }) => {
      if (topOf(state).startsWith('item')) tell?.({ type: 'passed', seat });
    }),
  ),
  plant(
    5,
    'an event of a later deal depends on a hidden hand',
    straw,
    afterPlay(straw, ({ state, seat, tell }) => {
      const isNew = state.round > 1 && state.total === 0;
      if (isNew && state.cards.names(handOf(0)).includes('item-1')) tell?.({ type: 'passed', seat });
    }),
  ),
];

const choices = [
  plant(
    5,
    'the view tells a secret choice',
    toy,
    {
      view: (state, viewer) => ({ ...toy.view(state, viewer), chosen: [...state.chosen] }),
    },
    'alone',
  ),
  plant(5, 'an event tells a secret choice', toy, {
    project: (event, viewer) => (event.type === 'chose' ? event : toy.project(event, viewer)),
  }),
  plant(5, 'a preview knows a secret choice', toy, {
    preview: (state, seat, { card }) => {
      const others = state.chosen.filter((face, other) => other !== seat && face !== NOTHING);
      return { best: others.every((face) => face <= DECK.face(card)!) };
    },
  }),
];

test.each([...views, ...events, ...choices])('a planted leak is found: $name', (fault) => {
  expect(find(fault)?.law).toBe(fault.law);
});

test('a law that could hardly be tried is no law that holds', () => {
  const broken = find(plant(5, 'no move has a like', toy, { parse: () => undefined }, 'alone'));
  expect(broken?.says).toMatch(/^hardly tried: \d+ of \d+ moves skipped$/);
});
