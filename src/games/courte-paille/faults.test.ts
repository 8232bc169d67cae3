import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../engine/laws/laws.ts';
import { bitOf, has } from '../../engine/seats.ts';
import { CASTAWAY_OF, NAME_OF } from './cards.ts';
import { courtePaille } from './game.ts';
import { CHOOSE, handOf, NONE, type CourtePailleState } from './state.ts';
import { reveals } from './testing/reveals.ts';

type Fault = Partial<typeof courtePaille>;

/** Mistakes that would tell somebody too much, or too little, and the law that must find each. */
const FAULTS: Readonly<Record<string, readonly [law: number, fault: Fault]>> = {
  'a view names a card that was chosen in secret': [
    5,
    {
      view: (state, viewer) => {
        const view = courtePaille.view(state, viewer);
        if (state.phase !== CHOOSE) return view;
        const seats = view.seats.map((seat, i) => {
          return state.chosen[i] === NONE ? seat : { ...seat, chosen: NAME_OF[state.chosen[i]!]! };
        });
        return { ...view, seats };
      },
    },
  ],
  'all are told what somebody peeked at': [
    5,
    { project: (event, viewer) => (event.type === 'peeked' ? event : courtePaille.project(event, viewer)) },
  ],
  'all are told what was landed from a hand': [
    5,
    { project: (event, viewer) => (event.type === 'landed' ? event : courtePaille.project(event, viewer)) },
  ],
  'others still see the hand that a card was landed from': [5, { play: andThen(findAtOnce) }],
  'the points of somebody who said “not more” are told': [
    5,
    { project: (event, viewer) => (event.type === 'scored' ? event : courtePaille.project(event, viewer)) },
  ],
  'a world forgets which cards may have been landed': [
    6,
    {
      imagine: (view, chance, into) => {
        const seats = view.seats.map((seat) => ({ ...seat, among: [] }));
        courtePaille.imagine({ ...view, seats }, chance, into);
      },
    },
  ],
  'a world lets a Coco act twice': [
    6,
    {
      imagine: (view, chance, into) => {
        courtePaille.imagine(view, chance, into);
        into.resolved = 0;
      },
    },
  ],
  'a reshuffled card is still known': [12, { play: andThen(rememberPile) }],
};

/** The same where everybody states the points, so that ties are compared. */
const FAULTS_DECLARED: typeof FAULTS = {
  'the tied show what they compare': [12, { play: andThen(showCompared) }],
  'a world forgets what was compared': [
    6,
    {
      imagine: (view, chance, into) => {
        courtePaille.imagine(view, chance, into);
        into.compared = 0;
      },
    },
  ],
  'a copy forgets what was compared': [
    10,
    {
      copy: (from, to) => {
        courtePaille.copy(from, to);
        to.compared = 0;
      },
    },
  ],
};

function andThen(more: (state: CourtePailleState) => void): (typeof courtePaille)['play'] {
  return (state, seat, code, chance, tell) => {
    courtePaille.play(state, seat, code, chance, tell);
    more(state);
  };
}

/** What is only traced is taken for known. */
function findAtOnce({ cards, traced, seats }: CourtePailleState): void {
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cards.ids(handOf(seat))) {
      cards.tell(card, traced[card]!);
      traced[card] = 0;
    }
  }
}

function showCompared({ cards, seats, compared, comparedCastaways }: CourtePailleState): void {
  if (compared === 0) return;
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cards.ids(handOf(seat))) if (has(comparedCastaways[0]!, CASTAWAY_OF[card]!)) cards.show(card);
  }
}

/** Seat 0 knows whatever seat 1 holds. */
function rememberPile({ cards }: CourtePailleState): void {
  for (const card of cards.ids(handOf(1))) cards.tell(card, bitOf(0));
}

const TABLES = { announced: FAULTS, declared: FAULTS_DECLARED };

describe.each(Object.entries(TABLES))('%s', (form, faults) => {
  const table = { seats: 3, options: { form, 'coco-may-sleep': false } };
  const trial = { matches: 60, seed: 1, reveals };

  test.each(Object.entries(faults))('a planted fault is found: %s', (_, [law, fault]) => {
    expect(checkLaws({ ...courtePaille, ...fault }, table, { ...trial, laws: [law] })?.law).toBe(law);
  });

  test('and without a fault these laws are kept', () => {
    expect(checkLaws(courtePaille, table, { ...trial, laws: [5, 6, 10, 12] })).toBeUndefined();
  });
});
