import { settled } from '../../engine/settled.ts';
import { MOST_SEATS } from './about.ts';
import { HAND_SIZE } from './cards.ts';
import { handOf, type Str8EightState } from './state.ts';

const HAND_BYTES = 1 + HAND_SIZE;
const desk = settled(new Uint8Array(MOST_SEATS * HAND_BYTES));

/** All hands move so many seats on, each of three cards. Whoever gave one away still knows it; whoever gets one does now (E9). */
export function passHands({ cards: { bytes }, seats }: Str8EightState, seatsOn: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const hand = handOf(seat);
    for (let i = 0; i < HAND_BYTES; i++) desk[seat * HAND_BYTES + i] = bytes[hand + i]!;
  }
  for (let seat = 0; seat < seats; seat++) {
    const to = (seat + seatsOn) % seats;
    const hand = handOf(to);
    for (let i = 0; i < HAND_BYTES; i++) bytes[hand + i] = desk[seat * HAND_BYTES + i]!;
    for (let i = 1; i < HAND_BYTES; i++) bytes[bytes[hand + i]!] = bytes[bytes[hand + i]!]! | (1 << to);
  }
}
