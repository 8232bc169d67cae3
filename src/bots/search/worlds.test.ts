import { describe, expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Position } from '../../engine/game.ts';
import { misplaced } from '../../engine/laws/places.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { straw } from '../../games/straw/game.ts';
import { handOf, type StrawState } from '../../games/straw/state.ts';
import { position } from '../../games/straw/testing/position.ts';
import type { Question } from '../bot.ts';
import { strawGuide } from '../straw/guide.ts';
import { questionAt, somewhere } from './testing/somewhere.ts';
import { Worlds } from './worlds.ts';

const SAMPLES = 1500;
const free = { mayDealAnew: () => true };

type Imagine = (luck: Chance, into: Position) => void;

/** How often each face lies in each row but the pile. */
function frequencies(game: AnyGame, question: Question, imagine: Imagine, seed: number): number[] {
  const world = game.blank(question.seats, question.options);
  const { cards } = world;
  const { faceOf, names } = cards.deck;
  const counts = Array<number>(cards.rows.length * names.length).fill(0);
  const luck = seeded(seed);
  for (let i = 0; i < SAMPLES; i++) {
    imagine(luck, world);
    cards.rows.forEach((row, nth) => {
      if (row !== cards.pile) for (const card of cards.ids(row)) counts[nth * names.length + faceOf[card]!]!++;
    });
  }
  return counts;
}

/** Chi-square of two samples, in standard deviations from what is to be expected. */
function difference(ones: readonly number[], others: readonly number[]): number {
  const terms = ones.flatMap((one, i) => {
    const other = others[i]!;
    return one + other === 0 || (one === other && one % SAMPLES === 0) ? [] : [(one - other) ** 2 / (one + other)];
  });
  return (terms.reduce((sum, term) => sum + term, 0) - terms.length) / Math.sqrt(2 * terms.length);
}

/** By row: who knows the cards there. */
function knowledgeIn({ cards }: Position): number[][] {
  return cards.rows.map((row) =>
    cards
      .ids(row)
      .map((card) => cards.knownTo(card))
      .sort((a, b) => a - b),
  );
}

describe.each([
  { game: straw as unknown as AnyGame, seats: 4, plies: 0 },
  { game: straw as unknown as AnyGame, seats: 3, plies: 17 },
  { game: courtePaille as unknown as AnyGame, seats: 4, plies: 0 },
  { game: courtePaille as unknown as AnyGame, seats: 3, plies: 14 },
  { game: str8Eight as unknown as AnyGame, seats: 4, plies: 0 },
  { game: str8Eight as unknown as AnyGame, seats: 2, plies: 31 },
])('$game.id with $seats after $plies plies', ({ game, seats, plies }) => {
  const question = questionAt(game, somewhere(game, seats, plies, plies));
  const view = question.view();

  test('worlds dealt anew are as likely as imagined ones', () => {
    const worlds = new Worlds(game, free, question);
    const dealt = frequencies(game, question, (luck, into) => worlds.imagine(luck, into), 1);
    const imagined = frequencies(game, question, (luck, into) => game.imagine(view, luck, into), 2);
    expect(dealt).not.toEqual(imagined);
    expect(Math.abs(difference(dealt, imagined))).toBeLessThan(4);
  });

  test('every world has each card once and looks to the seat like the true one', () => {
    const worlds = new Worlds(game, free, question);
    const world = game.blank(question.seats, question.options);
    const imagined = game.blank(question.seats, question.options);
    const luck = seeded(3);
    game.imagine(view, luck, imagined);
    for (let i = 0; i < 20; i++) {
      worlds.imagine(luck, world);
      expect(misplaced(world)).toBeUndefined();
      expect(game.view(world, question.seat)).toEqual(view);
      expect(knowledgeIn(world)).toEqual(knowledgeIn(imagined));
    }
  });
});

test('S11 who had to pass holds what could not be played in every world', () => {
  const { state } = position({
    hands: [['item-5', 'item-6', 'item-7', 'item-8'], ['straw'], ['item-1', 'item-2', 'item-3', 'item-4']],
    total: 20,
    passed: [undefined, 'loaded', undefined],
  });
  const worlds = new Worlds(straw, strawGuide, questionAt(straw, state));
  const world: StrawState = straw.blank(3, state.options);
  for (let i = 0; i < 50; i++) {
    worlds.imagine(seeded(i), world);
    expect(world.cards.names(handOf(1))).toEqual(['straw']);
  }
});
