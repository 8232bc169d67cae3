import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { hmacSha256 } from '../engine/chance/hmac.ts';
import type { AnyGame } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { readOptions } from '../engine/options.ts';
import type { Level } from '../engine/record/record.ts';
import { firstOf, type Seat } from '../engine/seats.ts';
import { GAMES } from '../games/games.ts';
import { levelsOf } from './levels.ts';
import { luckFrom } from './luck.ts';
import { effortOf } from './search/efforts.ts';
import { think } from './think.ts';
import { BOTS_VERSION } from './version.ts';

/** What the bots of this version play, told in one number a game. */
const VERSION = 3;
const PLAY: Readonly<Record<string, string>> = {
  straw: '2ad35b95631d2135afbdaeb100e774039bc88ebd5771e7e701c6d1ea311bbd0a',
  'courte-paille': '87f15a3d3c646c38f9d1292c0a1dc3a463b64af5c2ad2efdff7b767addcfee50',
  'str8-eight': '3e6333b4ba59630cb929ecfe5d14489738af0f7e386a12ff738dc1b032675e95',
};

const WHAT_TO_DO =
  'These bots play otherwise than those of the version that records name: raise BOTS_VERSION, and put it and these numbers here. ' +
  'If no move was meant to change, find out which did: verify --bots would call true records forged.';

/** By game: options that lead through all of its decisions. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  straw: [{}, { ending: 'race-to-100' }],
  'courte-paille': [{ form: 'single', 'coco-may-sleep': true }, { form: 'announced' }, { form: 'declared' }],
  'str8-eight': [{ target: 100 }],
};

const SEATS = [2, 4];
/** A whole match of those who are quick; of a search its first decisions. */
const DECISIONS = 50;
const SEARCHED_DECISIONS = 7;
/** By which a search is stopped, from one decision to the next. */
const MADE = [0, 7, 60];
/** A decision that is searched as far as a level plans to. */
const WHOLE = 4;

test('the version and what is pinned of it go together', () => {
  expect(VERSION, WHAT_TO_DO).toBe(BOTS_VERSION);
});

test.each(GAMES)('bots of $id play as their version says', (game) => {
  const courses = OPTIONS[game.id]!.flatMap((options) =>
    SEATS.flatMap((seats) => levelsOf(game.id).map((level) => courseOf(game, level, seats, options))),
  );
  expect(bytesToHex(sha256(utf8ToBytes(courses.join('\n')))), WHAT_TO_DO).toBe(PLAY[game.id]);
});

/** The moves of bots of one level among themselves. */
function courseOf(game: AnyGame, level: Level, seats: number, wished: object): string {
  const read = readOptions(game.options, seats, wished as Record<string, unknown>);
  if ('bad' in read) throw new Error(read.bad.says);
  const seed = sha256(utf8ToBytes(`${game.id} ${level} ${seats} ${JSON.stringify(wished)}`));
  const bots = Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i}`, kind: 'bot', level }) as const);
  const match = new Match({ game, seats: bots, options: read.options, generator: hmacSha256, seed });
  const most = effortOf(level) === undefined ? DECISIONS : SEARCHED_DECISIONS;
  const moves: string[] = [];
  while (moves.length < most && match.waitingFor.length > 0) {
    const seat = firstOf(game.waitingFor(match.state));
    const code = decided(match, seat, level, moves.length);
    moves.push(game.format(game.decode(code)));
    match.play(seat, code);
  }
  return moves.join(', ');
}

function decided({ setup, state }: Match, seat: Seat, level: Level, decision: number): number {
  const { game, seed } = setup;
  const { seats, options } = state;
  const into = new Uint16Array(game.mostMoves);
  const moves = [...into.subarray(0, game.moves(state, seat, into))];
  const habit = effortOf(level);
  const isWhole = level === 'hard' && seats === 2 && decision === WHOLE;
  const made = isWhole ? habit?.iterations : MADE[decision % MADE.length];
  const effort = habit && { iterations: habit.iterations, made: made! };
  const view = game.view(state, seat);
  const luck = luckFrom(seed, seat, decision);
  const { id, rules } = game;
  return think({ game: id, rules, level, seat, seats, options, view, moves, luck, ...(effort && { effort }) }).code;
}
