import { expect, test } from 'vitest';
import { checkLaws } from '../../engine/laws/laws.ts';
import { EVERYONE } from '../../engine/seats.ts';
import { FACE_OF, PASS_LEFT } from './cards.ts';
import { str8Eight } from './game.ts';
import { kindIn, PASS } from './moves.ts';
import { handOf, PASSED, type Str8EightState } from './state.ts';

type Fault = Partial<typeof str8Eight>;

/** Mistakes that would tell somebody too much, and the law that must find each. */
const FAULTS: Readonly<Record<string, readonly [law: number, fault: Fault]>> = {
  'all are told what somebody draws': [
    5,
    { project: (event, viewer) => (event.type === 'drew' ? event : str8Eight.project(event, viewer)) },
  ],
  'hands are passed for all to see': [12, { play: afterPass(showHands) }],
  'all know that somebody holds another card like the one just played': [12, { play: afterPass(tellEqual) }],
  'a world forgets a hand that was given away': [
    6,
    {
      imagine: (view, chance, into) => {
        const seats = view.seats.map((seat, i) =>
          i === view.viewer ? seat : { ...seat, hand: seat.hand.map(() => null) },
        );
        str8Eight.imagine({ ...view, seats }, chance, into);
      },
    },
  ],
};

function afterPass(more: (state: Str8EightState) => void): (typeof str8Eight)['play'] {
  return (state, seat, code, chance, tell) => {
    str8Eight.play(state, seat, code, chance, tell);
    if (kindIn(code) === PASS) more(state);
  };
}

function showHands({ cards, seats }: Str8EightState): void {
  for (let seat = 0; seat < seats; seat++) cards.showRow(handOf(seat));
}

function tellEqual({ cards, seats }: Str8EightState): void {
  if (cards.count(PASSED) === 0) return;
  const played = FACE_OF[cards.at(PASSED, cards.count(PASSED) - 1)]!;
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cards.ids(handOf(seat))) {
      if (FACE_OF[card] === played && played >= PASS_LEFT) cards.tell(card, EVERYONE);
    }
  }
}

const TABLE = { seats: 3, options: { target: 100 } };

test.each(Object.entries(FAULTS))('a planted fault is found: %s', (_, [law, fault]) => {
  const broken = checkLaws({ ...str8Eight, ...fault }, TABLE, { matches: 10, seed: 1, laws: [law], handOf });
  expect(broken?.law).toBe(law);
});
