import { expect, test } from 'vitest';
import type { Tell } from '../../engine/game.ts';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { COPY, STRAW } from './cards.ts';
import type { StrawEvent } from './events.ts';
import { straw } from './game.ts';
import { CAMEL, logged, PILE, type StrawState } from './state.ts';
import { stuck } from './testing/stuck.ts';

test.each(everyTable(straw))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(straw, table, { matches: howMany(20, 300), seed: 1 })).toBeUndefined();
});

// random matches as good as never make anybody pass, nor empty the pile: others are dealt so that they do. These
// decide by hidden cards themselves what becomes public, so law 5 cannot judge them
const ALL_BUT_SECRECY = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12];

const bare: typeof straw = {
  ...straw,
  start: (state, chance, tell) => {
    straw.start(state, chance, tell);
    emptyPile(state, tell);
  },
  play: (state, seat, code, chance, tell) => {
    straw.play(state, seat, code, chance, tell);
    if (state.cards.count(CAMEL) === 0) emptyPile(state, tell);
  },
};

/** Almost everything already lies on the camel, as if it had weighed nothing. */
function emptyPile(state: StrawState, tell?: Tell<StrawEvent>): void {
  const { cards, direction } = state;
  for (let i = cards.count(PILE) - 1; i > 0; i--) {
    const face = cards.deck.faceOf[cards.at(PILE, i)]!;
    if (face === STRAW) continue;
    const card = cards.take(PILE, i);
    cards.show(card);
    state.log[cards.count(CAMEL)] = logged(0, 0);
    cards.lay(CAMEL, card);
    if (face !== COPY) state.echo = face;
    tell?.({ type: 'played', seat: 0, card: cards.nameOf(card), total: 0, direction });
  }
}

test.each(everyTable(straw))('all laws hold where somebody must pass: $seats seats, $options', (table) => {
  expect(checkLaws(stuck, table, { matches: howMany(10, 30), seed: 1, laws: ALL_BUT_SECRECY })).toBeUndefined();
});

// nobody comes to 100 with so few cards
const dealtOnce = everyTable(straw).filter(({ options }) => options['ending'] === 'each-deals-once');

test.each(dealtOnce)('all laws hold where the pile runs out: $seats seats', (table) => {
  expect(checkLaws(bare, table, { matches: howMany(20, 60), seed: 1, laws: ALL_BUT_SECRECY })).toBeUndefined();
});
