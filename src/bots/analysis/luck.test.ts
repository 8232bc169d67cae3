import { describe, expect, test } from 'vitest';
import { sfc32 } from '../../engine/chance/fast.ts';
import { Match, type Setup } from '../../engine/match.ts';
import { readOptions } from '../../engine/options.ts';
import type { Level } from '../../engine/record/record.ts';
import { firstOf } from '../../engine/seats.ts';
import { howMany, IS_WHOLE_RUN } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { Asker } from '../bot.ts';
import { botOf, botsOf } from '../bots.ts';
import { analyse } from './analyse.ts';
import type { Analysis, SeatAnalysis } from './analysis.ts';
import { Averages } from './averages.ts';

const MATCHES = howMany(20, 120);
const LEVELS: readonly Level[] = ['random', 'easy', 'medium', ...(IS_WHOLE_RUN ? (['hard'] as const) : [])];
/** Of a search: enough to be better than those that do not. */
const EFFORT = { iterations: 100 };
const TRIES = howMany(20, 200);

const TABLES = [
  ['straw', {}],
  ['courte-paille', {}],
  ['str8-eight', { target: 100 }],
] as const;

/** A match at a table of these, looked at at a glance. */
function looked(id: string, wished: object, levels: readonly Level[], nth: number): Analysis {
  const { game, guide, learnt } = botsOf(id)!;
  const read = readOptions(game.options, levels.length, { ...wished });
  if ('bad' in read) throw new Error(read.bad.says);
  const seats = levels.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot' as const, level }));
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, nth + 1);
  const match = played({ game, seats, options: read.options, generator: sfc32, seed }, levels);
  const course = analyse(match.setup, match.moves, { guide, learnt, tries: TRIES });
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
  }
}

function played(setup: Setup, levels: readonly Level[]): Match {
  const match = new Match(setup);
  const asker = new Asker(setup.game, match.state);
  const luck = seeded(setup.seed[3]!, 7);
  while (match.outcome === null) {
    const seat = firstOf(setup.game.waitingFor(match.state));
    match.play(seat, asker.ask(botOf(setup.game.id, levels[seat]!)!, seat, luck, EFFORT));
  }
  return match;
}

describe.each(TABLES)('many matches of %s', (id, wished) => {
  const players = new Map(LEVELS.map((level) => [level, new Averages()]));
  const accounts: SeatAnalysis[] = [];
  for (let nth = 0; nth < MATCHES; nth++) {
    const levels = LEVELS.map((_, seat) => LEVELS[(seat + nth) % LEVELS.length]!);
    const { seats } = looked(id, wished, levels, nth);
    accounts.push(...seats);
    for (const [seat, level] of levels.entries()) players.get(level)!.add([seats[seat]!]);
  }

  test.each(LEVELS)('luck comes to nothing for %s', (level) => {
    const { mean, within } = players.get(level)!.of('luck');
    expect(Math.abs(mean)).toBeLessThan(within);
  });

  test('who plays worse loses more by it', () => {
    const lost = LEVELS.map((level) => players.get(level)!.of('decisions').mean);
    expect(lost[0]).toBeLessThan(lost[2]!);
  });

  test('every account is right to the last bit', () => {
    for (const { start, luck, decisions, others, rest, result } of accounts)
      expect(start + luck + decisions + others + rest).toBe(result);
  });
});

test('deals that were thrown away until somebody won are found', () => {
  const averages = new Averages();
  for (let nth = 0; averages.matches < 16; nth++) {
    const [first] = looked('straw', {}, ['medium', 'medium'], nth).seats;
    if (first!.result === 1) averages.add([first!]);
  }
  const { mean, within } = averages.of('luck');
  expect(mean).toBeGreaterThan(within);
});
