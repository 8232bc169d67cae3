import { describe, expect, test } from 'vitest';
import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { bitOf, seatsIn, type Seat } from '../../engine/seats.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { GAMES } from '../../games/games.ts';
import { botOf, guideOf } from '../bots.ts';
import { levelsOf } from '../levels.ts';
import { Search, type Finding } from './search.ts';
import { taskOf } from './searching.ts';
import { questionAt, somewhere } from './testing/somewhere.ts';

const POSITIONS = howMany(30, 3000);
const DEEPEST = 90;
const EFFORT = { iterations: 30 };

interface Answers {
  readonly moves: readonly (Code | undefined)[];
  readonly findings: readonly Finding[];
}

/** The same position with everything that the seat cannot know changed for something else, if there is such a one. */
function permuted(game: AnyGame, state: Position, seat: Seat, luck: Chance): Position | undefined {
  const other = game.blank(state.seats, state.options);
  game.copy(state, other);
  other.cards.relabel(becoming(state, seat, luck));
  const isStuck = seatsIn(game.waitingFor(other)).some((one) => movesOf(game, other, one).length === 0);
  // what the seat has seen others do may rule the other cards out: that is no secret
  const isSame = JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat));
  return isSame && !isStuck ? other : undefined;
}

function becoming({ cards, traced }: Position, seat: Seat, luck: Chance): CardId[] {
  const becomes = Array.from({ length: cards.deck.size }, (_, card) => card);
  const isKnown = (card: CardId): boolean => ((cards.knownTo(card) | (traced?.[card] ?? 0)) & bitOf(seat)) !== 0;
  const unknown = becomes.filter((card) => !isKnown(card));
  for (let left = unknown.length; left > 1; left--) {
    const [a, b] = [unknown[left - 1]!, unknown[luck.below(left)]!];
    [becomes[a], becomes[b]] = [becomes[b]!, becomes[a]!];
  }
  return becomes;
}

function movesOf(game: AnyGame, state: Position, seat: Seat): Code[] {
  const moves = new Uint16Array(game.mostMoves);
  return [...moves.subarray(0, game.moves(state, seat, moves))];
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const guide = guideOf(id);
  const search = guide && new Search(game, guide);

  function answers(state: Position, seed: number): Answers {
    const question = questionAt(game, state);
    const luck = (): Chance => seeded(seed, 1);
    return {
      moves: levelsOf(id).map((level) => botOf(id, level)?.choose(question, luck(), EFFORT)),
      findings: guide && search ? search.think(taskOf(game, guide, question), luck(), EFFORT) : [],
    };
  }

  test('what a seat cannot know changes neither the moves of its bots nor a number of their search', () => {
    let compared = 0;
    for (let nth = 0; nth < POSITIONS; nth++) {
      const dice = seeded(nth, 2);
      const { min, max } = game.seats;
      const seats = min + dice.below(max - min + 1);
      const state = somewhere(game, seats, dice.below(DEEPEST), nth);
      const { seat } = questionAt(game, state);
      const other = permuted(game, state, seat, dice);
      if (other === undefined) continue;
      compared++;
      expect(answers(other, nth)).toEqual(answers(state, nth));
    }
    expect(compared).toBeGreaterThan(POSITIONS / 2);
  });
});
