import { describe, expect, test } from 'vitest';
import { Meeting } from './meeting.ts';

const bout = { game: 'straw', players: 2, options: {}, bots: ['medium', 'random'], seed: '1' };

/** Plays until nothing is left to do, in pieces of the meeting's own size; the first bot wins as often as this says. */
function played(isWon: (match: number) => boolean, all: boolean): Meeting {
  const meeting = new Meeting({ bout, outcomes: {}, ms: 0 }, { matches: 301, all });
  while (!meeting.isAllGiven) {
    const { from, to } = meeting.give();
    const parts = Array.from({ length: to - from }, (_, i) => (isWon(from + i) ? [60, 0] : [0, 60]));
    meeting.take(parts, 1);
  }
  return meeting;
}

describe('a meeting', () => {
  test('ends with the deal that decides, whatever came back with it', () => {
    const { standing, isDone } = played(() => true, false);
    expect([standing.isDecided, isDone]).toEqual([true, true]);
    expect(standing.deals).toBeLessThan(15);
  });

  test('goes on if it is told to, and fills its last deal', () => {
    expect(played(() => true, true).standing).toMatchObject({ deals: 151, matches: 302, isDecided: true });
  });

  test('takes both matches of a deal for one', () => {
    // whoever sits in seat 0 wins: the cards and the seat, no strength
    const { standing, outcomes } = played((match) => match % 2 === 0, false);
    expect(outcomes).toEqual({ '60,60': 151 });
    expect(standing.isDecided).toBe(false);
    expect(standing.wins[0]!.mean).toBe(0.5);
  });
});
