import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import vectors from '../engine/chance/vectors.json' with { type: 'json' };
import { answerOf, type BotRequest } from './answer.ts';
import type { Bot } from './bot.ts';
import { luckFrom } from './luck.ts';

/** What a bot that draws as many words is dealt. */
function wordsFrom(luck: Uint8Array, count: number): string[] {
  const words: number[] = [];
  const bot: Bot = {
    choose: ({ moves }, chance) => {
      for (let i = 0; i < count; i++) words.push(chance.below(2 ** 32));
      return moves[0]!;
    },
  };
  const request: BotRequest = {
    game: 'straw',
    level: 'random',
    seat: 0,
    seats: 2,
    options: {},
    rules: 1,
    view: null,
    moves: [1],
    luck,
  };
  answerOf(bot, request);
  return words.map((word) => word.toString(16).padStart(8, '0'));
}

test.each(vectors.bots)(
  'the luck of seat $seat in decision $decision is as published',
  ({ seed, seat, decision, luck, words }) => {
    expect(bytesToHex(luckFrom(hexToBytes(seed), seat, decision))).toBe(luck);
    expect(wordsFrom(hexToBytes(luck), words.length)).toEqual(words);
  },
);
