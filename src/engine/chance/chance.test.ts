import { describe, expect, test } from 'vitest';
import { straw } from '../../games/straw/game.ts';
import type { StrawEvent } from '../../games/straw/events.ts';
import { Cards } from '../cards.ts';
import { deckOf } from '../deck.ts';
import { listOf } from '../list.ts';
import type { Chance, Generator } from './chance.ts';
import { FastChance, sfc32 } from './fast.ts';
import { hmacSha256 } from './hmac.ts';
import vectors from './vectors.json' with { type: 'json' };

const GENERATORS = [hmacSha256, sfc32];
const DRAWS = 20_000;
const WORD_PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
const SEED = 'c0ffee00112233445566778899aabbccddeeff0123456789abcdef0f1e2d3c4b';

interface StreamName {
  readonly seed: string;
  readonly round: number;
  readonly shuffle: number;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(listOf(hex.length / 2, (i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)));
}

function begun(generator: Generator, { seed, round, shuffle }: StreamName): Chance {
  const chance = generator.from(bytesOf(seed));
  chance.begin(round, shuffle);
  return chance;
}

function take(chance: Chance, count: number, n: number): number[] {
  return listOf(count, () => chance.below(n));
}

/** The shuffle of `docs/chance.md`, word for word. */
function shuffled(chance: Chance, n: number): number[] {
  const pile = listOf(n, (i) => i);
  for (let t = 0; t < n; t++) {
    const other = t + chance.below(n - t);
    [pile[t], pile[other]] = [pile[other]!, pile[t]!];
  }
  return pile;
}

function drawn(chance: Chance, n: number): number[] {
  const deck = deckOf([{ card: 'any', count: n }]);
  const cards = new Cards(deck, [{ room: n }]);
  return listOf(n, () => cards.draw(chance));
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

describe('vectors', () => {
  test('hmac-sha256/1 words', () => {
    for (const { words, ...stream } of vectors['hmac-sha256/1'].words)
      expect(take(begun(hmacSha256, stream), words.length, 2 ** 32).map(hexOf)).toEqual(words);
  });

  test('sfc32/1 words', () => {
    for (const { words, seed, round, shuffle } of vectors['sfc32/1'].words) {
      const chance = new FastChance(bytesOf(seed));
      chance.begin(round, shuffle);
      expect(listOf(words.length, () => hexOf(chance.word()))).toEqual(words);
    }
  });

  test('hmac-sha256/1 skips words that would be unfair, for large n and for a deck', () => {
    const skipping = vectors['hmac-sha256/1'].below.filter(({ skipped }) => skipped > 0);
    expect(skipping.map(({ n }) => n[0])).toEqual(expect.arrayContaining([3 * 2 ** 30, 2 ** 31 + 1, 6, 59, 70]));
  });

  describe.each([
    { generator: hmacSha256, cases: vectors['hmac-sha256/1'] },
    { generator: sfc32, cases: vectors['sfc32/1'] },
  ])('$generator.name', ({ generator, cases }) => {
    test('below', () => {
      for (const { n, results, ...stream } of cases.below) {
        const chance = begun(generator, stream);
        expect(n.map((each) => chance.below(each))).toEqual(results);
      }
    });

    test('drawing orders of whole piles', () => {
      for (const { cards, order, ...stream } of cases.orders)
        expect(drawn(begun(generator, stream), cards)).toEqual(order);
    });

    test('lots', () => {
      for (const { seats, first, ...stream } of cases.lots) expect(begun(generator, stream).below(seats)).toBe(first);
    });

    test('first deals and dealers of Straw', () => {
      for (const { seed, seats, hands } of cases.straw) {
        const events = startOfStraw(generator.from(bytesOf(seed)), seats);
        expect(events.flatMap((event) => (event.type === 'dealt' ? [event.cards] : []))).toEqual(hands);
        const lot = cases.lots.find((each) => each.seed === seed && each.seats === seats);
        expect(events[0]).toMatchObject({ type: 'round', number: 1, dealer: lot?.first });
      }
    });
  });
});

function startOfStraw(chance: Chance, seats: number): StrawEvent[] {
  const events: StrawEvent[] = [];
  straw.start(straw.blank(seats, { ending: 'each-deals-once' }), chance, (event) => events.push(event));
  return events;
}

describe.each(GENERATORS)('$name', (generator) => {
  test('a stream gives the same numbers whatever was drawn in others before', () => {
    const alone = take(begun(generator, { seed: SEED, round: 3, shuffle: 1 }), 100, 59);
    const chance = generator.from(bytesOf(SEED));
    for (const [round, shuffle, count] of [
      [0, 0, 1],
      [1, 0, 59],
      [2, 0, 13],
      [3, 0, 8],
      [3, 1, 5],
    ] as const) {
      chance.begin(round, shuffle);
      take(chance, count, 7);
    }
    chance.begin(3, 1);
    expect(take(chance, 100, 59)).toEqual(alone);
  });

  test('a fresh one stands in the stream of lots', () => {
    const lots = take(begun(generator, { seed: SEED, round: 0, shuffle: 0 }), 20, 6);
    expect(take(generator.from(bytesOf(SEED)), 20, 6)).toEqual(lots);
  });

  test('streams differ from one another', () => {
    const names = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [0, 2],
      [256, 0],
      [65536, 0],
    ] as const;
    const orders = names.map(([round, shuffle]) => drawn(begun(generator, { seed: SEED, round, shuffle }), 64).join());
    expect(new Set(orders).size).toBe(names.length);
  });

  test('two at once do not disturb each other', () => {
    const [one, other] = [generator.from(bytesOf(SEED)), generator.from(bytesOf(SEED))];
    const turns = listOf(40, () => [one.below(59), other.below(59)] as const);
    expect(turns.map(([a]) => a)).toEqual(turns.map(([, b]) => b));
  });

  test('any other digit at any place of the seed gives another drawing order', () => {
    const original = drawn(begun(generator, { seed: SEED, round: 1, shuffle: 0 }), 64).join();
    for (let place = 0; place < 64; place++) {
      for (const seed of withOtherDigits(place)) {
        expect(drawn(begun(generator, { seed, round: 1, shuffle: 0 }), 64).join(), seed).not.toBe(original);
      }
    }
  });

  test.each([1, 2, 3, 6, 7, 52, 59, 64, 70, 256])('below(%i) stays in range and is even', (n) => {
    const counts = new Uint32Array(n);
    const chance = begun(generator, { seed: SEED, round: n, shuffle: 0 });
    for (const value of take(chance, DRAWS, n)) {
      if (!(Number.isInteger(value) && value >= 0 && value < n)) throw new Error(`below(${n}) gave ${value}`);
      counts[value]!++;
    }
    expectEven(counts, DRAWS);
  });

  test.each([8, 59])('the first two of %i cards are even together, over rounds', (n) => {
    const chance = generator.from(bytesOf(SEED));
    expectEvenPairs(n, (i) => {
      chance.begin(i + 1, 0);
      return chance;
    });
  });

  test.each(WORD_PLACES)('the first two cards are even together, over seeds that count in word %i', (place) => {
    const seed = new Uint8Array(32);
    expectEvenPairs(8, (i) => {
      new DataView(seed.buffer).setUint32(4 * place, i);
      const chance = generator.from(seed);
      chance.begin(1, 0);
      return chance;
    });
  });

  test.each([1, 2, 3, 59, 64, 70])('a pile of %i is drawn as the records promise', (n) => {
    for (let round = 1; round <= 20; round++) {
      const stream = { seed: SEED, round, shuffle: 0 };
      expect(drawn(begun(generator, stream), n)).toEqual(shuffled(begun(generator, stream), n));
    }
  });

  test('a gathered pile is drawn as a new one, also after half a deal', () => {
    const cards = new Cards(deckOf([{ card: 'any', count: 59 }]), [{ room: 59 }]);
    const chance = begun(generator, { seed: SEED, round: 1, shuffle: 0 });
    for (let i = 0; i < 30; i++) cards.draw(chance);
    cards.gather();
    chance.begin(2, 0);
    const order = listOf(59, () => cards.draw(chance));
    expect(order).toEqual(shuffled(begun(generator, { seed: SEED, round: 2, shuffle: 0 }), 59));
  });
});

test('hmac-sha256/1 is even where half the words are skipped', () => {
  const chance = begun(hmacSha256, { seed: SEED, round: 1, shuffle: 0 });
  const counts = new Uint32Array(8);
  for (const value of take(chance, DRAWS, 2 ** 31 + 1)) counts[Math.floor((value * 8) / (2 ** 31 + 1))]!++;
  expectEven(counts, DRAWS);
});

function withOtherDigits(place: number): string[] {
  const others = [...'0123456789abcdef'].filter((digit) => digit !== SEED[place]);
  return others.map((digit) => SEED.slice(0, place) + digit + SEED.slice(place + 1));
}

function expectEvenPairs(n: number, begin: (index: number) => Chance): void {
  const counts = new Uint32Array(n * (n - 1));
  for (let i = 0; i < DRAWS; i++) {
    const chance = begin(i);
    const first = chance.below(n);
    counts[first * (n - 1) + chance.below(n - 1)]!++;
  }
  expectEven(counts, DRAWS);
}

/** Chi-square within five standard deviations: too even is as wrong as too uneven. */
function expectEven(counts: Uint32Array, draws: number): void {
  const share = draws / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
  const freedom = counts.length - 1;
  expect(Math.abs(chiSquare - freedom)).toBeLessThanOrEqual(5 * Math.sqrt(2 * freedom));
}
