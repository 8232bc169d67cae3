import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/games.ts';
import { straw } from '../../games/straw/game.ts';
import { FastChance, sfc32 } from '../chance/fast.ts';
import { hmacSha256 } from '../chance/hmac.ts';
import vectors from '../chance/vectors.json' with { type: 'json' };
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import type { MatchRecord } from './record.ts';
import { sealed } from './seal.ts';
import { alterations, fairRecord, playedMatch, recordOf } from './testing/records.ts';
import { verify } from './verify.ts';

function faultsOf(record: unknown): string[] {
  return verify(JSON.stringify(record), GAMES).map(({ path, says }) => `${path}: ${says}`);
}

describe('a true record', () => {
  test.each([
    ['hmac-sha256/1', hmacSha256],
    ['sfc32/1', sfc32],
  ])('verifies, finished or not, with %s', (name, generator) => {
    for (const plays of [0, 1, 17, Infinity]) {
      const record = recordOf(playedMatch(generator, plays));
      expect(record.chance).toBe(name);
      expect(record.outcome === null).toBe(plays !== Infinity);
      expect(faultsOf(record)).toEqual([]);
    }
  });

  test('keeps its seal however its keys are ordered, and may have none', () => {
    const record = fairRecord();
    const turned = Object.fromEntries(Object.entries(record).toReversed());
    const { seal: _, ...open } = record;
    expect([faultsOf(record), faultsOf(turned), faultsOf(open)]).toEqual([[], [], []]);
  });

  test('says who stood in for whom', () => {
    const match = playedMatch(hmacSha256, 3);
    const [seat] = match.waitingFor;
    const moves = new Uint16Array(straw.mostMoves);
    match.setup.game.moves(match.state, seat!, moves);
    match.play(seat!, moves[0]!, { by: 'stand-in' });
    expect(match.moves.at(-1)).toMatchObject({ seat, by: 'stand-in' });
    expect(faultsOf(match.record())).toEqual([]);
  });
});

describe('every altered field is reported', () => {
  const record = fairRecord();
  const all = [...alterations(record)];

  test('changed or taken away, also inside events', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(({ altered }) => faultsOf(altered).length === 0)).toEqual([]);
  });

  test('with its path, and even where somebody seals the record anew; only names follow from nothing else', () => {
    const lost = all.filter(({ path, how, altered }) => {
      const reported = verify(JSON.stringify(sealed(altered as MatchRecord)), GAMES);
      return !reported.some((fault) => leadsTo(fault.path, how === 'changed' ? path : holderOf(path)));
    });
    expect([...new Set(lost.map(({ path }) => path.replaceAll(/\d+/g, 'N')))].sort()).toEqual([
      'seal',
      'seats[N].name',
    ]);
  });
});

/** A report may name the field, what holds it, or what is missing in it; of a promise and its proof, either. */
function leadsTo(reported: string, altered: string): boolean {
  if (altered.startsWith('fairness')) return /^(fairness|seed)/.test(reported);
  return reported !== '' && (altered.startsWith(reported) || reported.startsWith(altered));
}

/** Where something is taken away the next takes its place, and equal ones hide that: so the list has to do. */
function holderOf(path: string): string {
  const holder = path.replace(/(\[\d+\]|\.?[^.[]+)$/, '');
  // a seat or a move less makes another match: its course shows it
  return holder === 'seats' || holder === 'moves' ? '' : holder;
}

describe('fairness', () => {
  test.each(vectors.seeds)(
    'commitment and seed of $salts.length salts are as published',
    ({ secret, commitment, salts, seed }) => {
      expect(commitmentTo(hexToBytes(secret))).toEqual(hexToBytes(commitment));
      expect(seedFrom(hexToBytes(secret), salts.map(hexToBytes))).toEqual(hexToBytes(seed));
    },
  );

  test('with no salts the seed is not the public commitment', () => {
    const secret = new Uint8Array(32).fill(7);
    expect(seedFrom(secret, [])).not.toEqual(commitmentTo(secret));
  });

  test('a salt that was not revealed is left out of the seed', () => {
    expect(faultsOf(fairRecord({ revealed: [true, false] }))).toEqual([]);
    expect(faultsOf(fairRecord({ revealed: [false, false] }))).toEqual([]);
  });

  test('salts of other seats, or out of order, are reported', () => {
    const record = fairRecord();
    const { fairness } = record;
    const turned = { ...record, fairness: { ...fairness, salts: fairness!.salts.toReversed() } };
    expect(faultsOf(turned).join()).toContain('fairness.salts[1].seat: is 0: salts are people');
  });
});

describe('moves that cannot be', () => {
  const record = recordOf(playedMatch(hmacSha256, 5));
  const withMove = (move: object): unknown => ({ ...record, moves: [move, ...record.moves.slice(1)] });
  const { seat, move } = record.moves[0]!;

  test.each([
    ['out of turn', { seat: (seat + 1) % 3, move }, /^moves\[0\]: is refused by S4 \{"turn":\d\}/],
    ['of a seat that is not there', { seat: 9, move }, /^moves\[0\]\.seat: is 9, but there are 3 seats/],
    ['with an unknown card', { seat, move: 'play item-11' }, /^moves\[0\]\.move: "play item-11" is no move of straw/],
    ['with a weight nobody may say', { seat, move: 'play lamp 11' }, /^moves\[0\]: is refused by S[47]/],
    ['that are no text', { seat, move: 7 }, /^moves\[0\]\.move: is wrong/],
    ['with a very long text', { seat, move: 'x'.repeat(1e6) }, /^moves\[0\]\.move: "x{79}… is no move of straw/],
  ])('%s', (_, altered, says) => {
    expect(faultsOf(withMove(altered))[0]).toMatch(says);
  });

  test('after the end', () => {
    const over = recordOf(playedMatch(hmacSha256, Infinity));
    const more = { ...over, moves: [...over.moves, over.moves[0]] };
    expect(faultsOf(more)[0]).toBe(`moves[${over.moves.length}]: comes after the end of the match`);
  });
});

describe('texts that are no records', () => {
  const text = JSON.stringify(recordOf(playedMatch(hmacSha256, 5)));
  const deep = `{"format":"threestraws/1","events":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;

  test.each([
    ['cut off', text.slice(0, -20), ': is not JSON: it seems to be cut off'],
    ['garbage', '\u0000\u0001\ufffd', ': is not JSON'],
    ['a number', '7', 'format: must be "threestraws/1", not nothing: this is no match record'],
    ['null', 'null', 'format: must be "threestraws/1", not nothing: this is no match record'],
    ['a list', '[]', 'format: must be "threestraws/1", not nothing: this is no match record'],
    ['something else', '{"hello":"world"}', 'format: must be "threestraws/1", not nothing: this is no match record'],
    ['of a format to come', '{"format":"threestraws/2"}', 'format: must be "threestraws/1", not "threestraws/2"'],
    ['nested too deeply', deep, ': is nested too deeply to be a match record'],
  ])('%s', (_, damaged, says) => {
    const [fault] = verify(damaged, GAMES);
    expect(`${fault!.path}: ${fault!.says}`).toContain(says);
  });

  test.each([
    ['game', 'poker', 'game: "poker" is no game of this program'],
    ['rules', 2, 'rules: is 2; this program plays version 1'],
    ['chance', 'dice', 'chance: "dice" is not known to this program'],
    ['seed', 'ABC', 'seed: is wrong: must be 64 hex digits in lower case'],
    ['options', {}, 'options.ending: is missing'],
    ['options', { ending: 'never' }, 'options.ending: must be each-deals-once or race-to-100'],
    ['options', { ending: 'race-to-100', speed: 3 }, 'options.speed: is no option of this game'],
    ['seats', [{ name: 'Ada', kind: 'human' }], 'seats: has 1; straw is for 2 to 6'],
    ['seats', [{ name: 'Ada', kind: 'ghost' }], 'seats[0].kind: is wrong'],
    ['moves', 'none', 'moves: is wrong'],
    ['events', [7], 'events[0]: is wrong: must be an object with a type'],
  ])('%s %j', (key, value, says) => {
    expect(faultsOf({ ...JSON.parse(text), [key]: value })[0]).toContain(says);
  });
});

test('any damage at all is reported, and none makes it throw', () => {
  const text = JSON.stringify(fairRecord());
  const luck = new FastChance(new Uint8Array(32).fill(3));
  const somewhere = (): number => (luck.word() >>> 0) % text.length;
  for (let i = 0; i < 1500; i++) {
    const [from, to] = [somewhere(), somewhere()].sort((a, b) => a - b) as [number, number];
    const noise = String.fromCodePoint(32 + luck.below(95)).repeat(1 + luck.below(3));
    const damaged =
      i % 3 === 0 ? text.slice(0, from) + text.slice(to) : text.slice(0, from) + noise + text.slice(from + (i % 2));
    if (isSame(damaged, text)) continue;
    expect(verify(damaged, GAMES), damaged).not.toEqual([]);
  }
});

/** Whether the damage is none: a space between two fields, say. */
function isSame(damaged: string, text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(damaged)) === text;
  } catch {
    return false;
  }
}

describe('a match', () => {
  test('records secret choices in seat order once they are told, the last word of each', () => {
    const match = new Match({ ...playedMatch(sfc32, 0).setup, game: choosingInSecret() });
    match.play(2, 5);
    match.play(0, 1);
    match.play(2, 6);
    expect(match.moves).toEqual([]);
    match.play(1, 3);
    expect(match.moves).toEqual([
      { seat: 0, move: 'choose 1' },
      { seat: 1, move: 'choose 3' },
      { seat: 2, move: 'choose 6' },
    ]);
  });
});

/** Straw's table with other manners: each of three seats chooses a number, and nothing is told until all have. */
function choosingInSecret(): AnyGame {
  const chosen = new Set<number>();
  return {
    ...straw,
    play: (_state, seat, _code, _chance, tell) => {
      if (chosen.add(seat).size === 3) tell?.({ type: 'chose' });
    },
    decode: (code) => code,
    format: (move) => `choose ${move}`,
  };
}
