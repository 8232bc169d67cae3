import { afterEach, describe, expect, test } from 'vitest';
import { AmpleTime, stopped } from '../../bots/testing/checked.ts';
import { think } from '../../bots/think.ts';
import { BOTS_VERSION } from '../../bots/version.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { sealed } from '../../engine/record/seal.ts';
import { begun, leave, play, type Party } from '../../server/testing/party.ts';
import type { Thinker } from '../../table/environment.ts';
import { verified } from '../testing/verified.ts';

let all: Party | undefined;
afterEach(async () => {
  if (all !== undefined) await leave(all);
  all = undefined;
});

const TWO_BOTS = ['me', { bot: 'medium' }, 'open', { bot: 'hard' }];

/** Ann and Bob play, against two bots as a rule, through the door. */
async function playedWith(thinker: Thinker, seats: readonly unknown[] = TWO_BOTS): Promise<MatchRecord> {
  all = await begun('courte-paille', { seats }, undefined, { environment: { thinker, time: new AmpleTime() } });
  await play(all);
  return all.ann.ok('GET', `/api/tables/${all.table}/record`);
}

const FEW = stopped({ made: 10 });
const NUMBERS = 'the numbers of 0 of 2 people count; sealed once';

describe('verify --bots', () => {
  test('finds that bots played what they play, and of which version they are', async () => {
    const record = await playedWith(FEW);
    const count = record.moves.filter(({ seat }) => seat % 2 === 1).length;
    expect(verified(record)).toEqual({ code: 0, says: [NUMBERS] });
    expect(verified(record, '--bots')).toEqual({ code: 0, says: [NUMBERS, `${count} moves of bots checked`] });

    const other = sealed({ ...record, bots: BOTS_VERSION + 1 });
    const says = `the record was played by bots of version ${BOTS_VERSION + 1}; this program has version ${BOTS_VERSION}, and does not guess`;
    expect(verified(other)).toEqual({ code: 0, says: [NUMBERS] });
    expect(verified(other, '--bots')).toEqual({ code: 4, says: [NUMBERS, says] });
    expect(verified([record, other, record], '--bots').code).toBe(4);
    // what is worse wins
    expect(verified([other], '--bots', '--salt', '0'.repeat(64)).code).toBe(3);
    expect(verified([other, { ...record, seed: '0'.repeat(64) }], '--bots').code).toBe(1);
  });

  test('names every move of one that was planted', async () => {
    const planted: Thinker = {
      // sees to it that the second bot plays something else
      think: async (request, errand) =>
        request.seat === 1 || request.moves.length === 1
          ? FEW.think(request, errand)
          : { ...think({ ...request, effort: { iterations: 2000, made: 10 } }), code: request.moves.at(-1)! },
    };
    const record = await playedWith(planted);
    expect(verified(record).code).toBe(0);
    const { code, says } = verified(record, '--bots');
    expect(code).toBe(1);
    const [, summary, ...found] = says;
    expect(summary).toMatch(/^\d+ moves of bots checked, \d+ are not what they play$/);
    expect(found.length).toBe(Number(/, (\d+) are/.exec(summary!)![1]));
    for (const one of found) {
      const [, place, move] = /^moves\[(\d+)\] is (.+), but a hard bot that sees what its seat sees plays .+$/.exec(
        one,
      )!;
      expect(record.moves[Number(place)]).toMatchObject({ seat: 3, move });
    }
  });

  test('has nothing to ask where no bot played', async () => {
    const record = await playedWith(FEW, ['me', 'open']);
    expect(verified(record, '--bots')).toEqual({ code: 0, says: [NUMBERS, 'no bot made a move'] });
  });
});
