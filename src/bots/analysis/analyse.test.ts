import { describe, expect, test } from 'vitest';
import type { RecordedMove } from '../../engine/record/record.ts';
import { guideOf } from '../bots.ts';
import { analyse, refuseAnalysis } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import {
  COURTE_PAILLE_BLUNDER,
  FORCED_LOSS,
  STR8_EIGHT_BLUNDER,
  STRAW_BLUNDER,
  type Blunder,
  type Prepared,
} from './testing/blunders.ts';

const FEW_TRIES = 60;

function analysed({ setup, moves }: Prepared, tries = FEW_TRIES): Analysis {
  const course = analyse(setup, moves, { guide: guideOf(setup.game.id)!, tries });
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
    expect(step.value).toBeLessThan(1);
  }
}

function madeBy(change: (move: RecordedMove, ply: number) => RecordedMove, { setup, moves }: Blunder): Prepared {
  return { setup, moves: moves.map(change) };
}

const OF_STRAW = analysed(STRAW_BLUNDER);

describe.each([
  ['straw', STRAW_BLUNDER, OF_STRAW],
  ['courte-paille', COURTE_PAILLE_BLUNDER, analysed(COURTE_PAILLE_BLUNDER)],
  ['str8-eight', STR8_EIGHT_BLUNDER, analysed(STR8_EIGHT_BLUNDER)],
])('a sure win thrown away: %s', (_, blunder, analysis) => {
  const { ply, better, moves, setup } = blunder;
  const { seat } = moves[ply]!;

  test('is found, and what would have won', () => {
    const found = analysis.moves[ply]!;
    expect(found.options[0]).toMatchObject({ move: better });
    expect(found.options[0]!.chance).toBeGreaterThan(0.95);
    expect(found.loss).toBeGreaterThan(0.3);
    expect(Math.max(...analysis.moves.map(({ loss }) => loss))).toBe(found.loss);
  });

  test('every move is told, each with all that could have been done instead', () => {
    expect(analysis.moves.map(({ ply: at, seat: by, move }) => [at, by, move])).toEqual(
      moves.map((made, at) => [at, made.seat, made.move]),
    );
    for (const { options, move, loss } of analysis.moves) {
      expect(options.map(({ chance }) => chance)).toEqual(options.map(({ chance }) => chance).sort((a, b) => b - a));
      expect(options.length === 0 || options.some((option) => option.move === move)).toBe(true);
      const made = options.find((option) => option.move === move);
      expect([0, made && options[0]!.chance - made.chance]).toContain(loss);
    }
  });

  test('the curve goes from the deal to the result', () => {
    expect(analysis.curve).toHaveLength(moves.length + 1);
    expect(analysis.curve.at(-1)).toEqual(analysis.seats.map(({ result }) => result));
    for (const chances of analysis.curve) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1, 5);
    expect(analysis.curve.at(-1)![seat]).toBe(0);
  });

  test('luck and decisions add up to the result, to the last bit', () => {
    for (const { start, luck, decisions, others, rest, result } of JSON.parse(JSON.stringify(analysis)).seats)
      expect(start + luck + decisions + others + rest).toBe(result);
    const own = analysis.moves.filter((move) => move.seat === seat).reduce((sum, { loss }) => sum + loss, 0);
    expect(analysis.seats[seat]!.decisions).toBeLessThanOrEqual(-own);
    expect(analysis.seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 4);
    const dealt = analysis.curve[0]![seat]! - analysis.seats[seat]!.start;
    expect(analysis.moves.reduce((sum, { luck }) => sum + luck[seat]!, dealt)).toBe(analysis.seats[seat]!.luck);
    expect(refuseAnalysis(setup, moves)).toBeUndefined();
  });
});

test('the same match gives the same analysis', () => {
  expect(analysed(STRAW_BLUNDER)).toEqual(OF_STRAW);
});

test('where there was no choice there is no mistake', () => {
  const { moves, curve } = analysed(FORCED_LOSS);
  expect(moves.at(-1)).toMatchObject({ seat: 1, options: [], loss: 0 });
  expect(curve.at(-1)).toEqual([1, 0]);
});

test('what a stand-in threw away is not the player’s fault', () => {
  const { ply, moves } = STRAW_BLUNDER;
  const standIn = madeBy((move, at) => (at === ply ? { ...move, by: 'stand-in' } : move), STRAW_BLUNDER);
  const { seat } = moves[ply]!;
  const away = analysed(standIn);
  const { loss } = OF_STRAW.moves[ply]!;
  expect(away.moves[ply]).toMatchObject({ by: 'stand-in', loss });
  expect(away.seats[seat]!.decisions - OF_STRAW.seats[seat]!.decisions).toBeCloseTo(loss, 5);
  expect(away.seats[seat]!.others - OF_STRAW.seats[seat]!.others).toBeCloseTo(-loss, 5);
  expect(away.seats[seat]!.luck).toBeCloseTo(OF_STRAW.seats[seat]!.luck, 5);
});

describe('what cannot be analysed', () => {
  const { setup, moves } = STRAW_BLUNDER;

  test('a match that was not finished', () => {
    expect(refuseAnalysis(setup, moves.slice(0, -1))).toMatchObject({ path: 'outcome' });
  });

  test('moves that are not legal', () => {
    expect(refuseAnalysis(setup, moves.slice(1))).toMatchObject({ path: 'moves[0]' });
  });
});
