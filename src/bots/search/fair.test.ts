import { describe, expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Code, Position } from '../../engine/game.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { GAMES } from '../../games/games.ts';
import { botOf, guideOf } from '../bots.ts';
import { levelsOf } from '../levels.ts';
import { Search, type Finding } from './search.ts';
import { taskOf } from './searching.ts';
import { permuted } from './testing/permuted.ts';
import { questionAt, somewhere } from './testing/somewhere.ts';

const POSITIONS = howMany(30, 3000);
const DEEPEST = 90;
const EFFORT = { iterations: 30 };

interface Answers {
  readonly moves: readonly (Code | undefined)[];
  readonly findings: readonly Finding[];
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
