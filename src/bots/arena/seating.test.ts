import { describe, expect, test } from 'vitest';
import { seatingsOf } from './seating.ts';

/** By bot and seat: how often it sits there. */
function places(seatings: readonly (readonly number[])[], bots: number): number[][] {
  return Array.from({ length: bots }, (_, bot) =>
    seatings[0]!.map((_, seat) => seatings.filter((seating) => seating[seat] === bot).length),
  );
}

describe('the seatings of a deal', () => {
  test.each([2, 3, 4, 5, 6])('give two bots each of %d seats equally often', (seats) => {
    const [first, second] = places(seatingsOf(2, seats, 0), 2);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(1);
  });

  test('let two bots at four seats be followed by their like as often as by the other', () => {
    const seatings = seatingsOf(2, 4, 0);
    const alike = seatings.flatMap((seating) => seating.map((bot, seat) => bot === seating[(seat + 1) % 4]));
    expect(alike.filter(Boolean)).toHaveLength(alike.length / 2);
  });

  test.each([3, 4, 5, 6])('put each of %d bots once on each seat', (bots) => {
    expect(places(seatingsOf(bots, bots, 7), bots).flat()).toEqual(Array(bots * bots).fill(1));
  });

  test('have every order round the table in six deals of four bots', () => {
    const orders = Array.from({ length: 12 }, (_, deal) => seatingsOf(4, 4, deal)[0]!.join(''));
    expect(new Set(orders).size).toBe(6);
    expect(orders.slice(6)).toEqual(orders.slice(0, 6));
  });
});
