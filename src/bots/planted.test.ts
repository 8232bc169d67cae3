import { describe, expect, test } from 'vitest';
import { FastChance } from '../engine/chance/fast.ts';
import { verify } from '../engine/record/verify.ts';
import { GAMES, gameNamed } from '../games/games.ts';
import type { Thinker } from '../table/environment.ts';
import { tableFrom } from '../table/log/log.ts';
import type { RunningMatch } from '../table/log/running-match.ts';
import { MemoryStore } from '../table/store/memory-store.ts';
import { TestEnvironment } from '../table/testing/environment.ts';
import { begunTable, playOn, type Wish } from '../table/testing/guests.ts';
import { ok } from '../table/testing/results.ts';
import type { BotRequest, Thought } from './answer.ts';
import { cheating } from './arena/cheat.ts';
import { guideOf } from './bots.ts';
import { FEW, foundIn, IDS, played, recordOf, SHORT } from './testing/checked.ts';
import { think } from './think.ts';

/** A thinker that has come by the match itself. */
function planted(cheat: (match: RunningMatch, request: BotRequest) => Thought): Wish['given'] {
  const store = new MemoryStore();
  const rules = new TestEnvironment();
  const thinker: Thinker = {
    async think(request) {
      if (request.moves.length === 1) return think(request);
      const [id] = await store.running();
      return cheat(tableFrom(await store.log(id!), rules).match!, request);
    },
  };
  return { store, thinker };
}

/** The places of the moves that were not as a bot plays. */
function placesOf(found: readonly string[]): number[] {
  return found.map((text) => Number(/^moves\[(\d+)\]/.exec(text)![1]));
}

describe('a planted bot is found', () => {
  test.each(IDS)('that looks at all cards: %s', async (id) => {
    const game = gameNamed(id)!;
    const peeks = planted(({ settled }, request) => {
      const effort = { iterations: 300 };
      const bot = cheating(game, guideOf(id)!, settled, effort);
      const { moves, luck, ...asked } = request;
      const question = { ...asked, moves: Uint16Array.from(moves), count: moves.length, view: () => null };
      return { code: bot.choose(question, new FastChance(luck)), effort: 300 };
    });
    const record = await played(id, { ...SHORT[id], seats: ['me', { bot: 'hard' }], given: peeks! });
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
    const found = foundIn(record);
    expect(found.length).toBeGreaterThan(2);
    for (const place of placesOf(found)) expect(record.moves[place]!.seat).toBe(1);
  });

  test('that searches with what another seat sees', async () => {
    const sly = planted(({ game, settled }, request) => {
      const view = game.view(settled, 0) as object;
      return think({ ...request, view: { ...view, seat: request.seat }, effort: { iterations: 2000, made: 12 } });
    });
    const record = await played('straw', { seats: ['me', { bot: 'master' }], given: sly! });
    expect(foundIn(record)).not.toEqual([]);
  });

  test('that makes one move of its own, by that move', async () => {
    let asked = 0;
    const once: Thinker = {
      async think(request) {
        const thought = think(request);
        if (request.moves.length < 3 || ++asked !== 3) return thought;
        return { code: request.moves.find((code) => code !== thought.code)! };
      },
    };
    const record = await played('str8-eight', { ...SHORT['str8-eight'], seats: ['me', { bot: 'medium' }] }, once);
    const [found, ...more] = foundIn(record);
    const place = placesOf([found!])[0]!;
    expect(more).toEqual([]);
    const { seat, move } = record.moves[place]!;
    expect(seat).toBe(1);
    expect(found).toContain(`is ${move}, but a medium bot that sees what its seat sees plays `);
  });

  test.each(['random', 'hard'] as const)('that has drawn itself other luck: %s', async (bot) => {
    const lucky: Thinker = {
      think: (request, errand) => FEW.think({ ...request, luck: request.luck.with(0, request.luck[0]! ^ 1) }, errand),
    };
    const record = await played('courte-paille', { ...SHORT['courte-paille'], seats: ['me', { bot }] }, lucky);
    expect(foundIn(record)).not.toEqual([]);
  });

  test('as a stand-in', async () => {
    const last: Thinker = { think: async ({ moves }) => ({ code: moves.at(-1)! }) };
    const party = await begunTable('straw', { given: { thinker: last } });
    await ok(party.bob.leave());
    await playOn({ ...party, seated: [party.ann] });
    expect(foundIn(await recordOf(party)).join()).toContain('a medium bot that sees what its seat sees plays');
  });
});
