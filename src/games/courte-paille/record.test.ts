import { expect, test } from 'vitest';
import { FastChance, sfc32 } from '../../engine/chance/fast.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import { Match } from '../../engine/match.ts';
import { verify } from '../../engine/record/verify.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { GAMES } from '../games.ts';
import type { CourtePailleEvent } from './events.ts';
import { courtePaille } from './game.ts';
import { FORMS, type Form } from './options.ts';

const SEATS = 4;

/** What everybody does in each round is the same; in which order they come to choose, and how often, is not. */
function recordOf(form: Form, arrive: (waiting: Seat[]) => Seat[]): MatchRecord {
  const seats = Array.from({ length: SEATS }, (_, i) => ({ name: `Seat ${i}`, kind: 'human' as const }));
  const options = { form, 'coco-may-sleep': false };
  const game = GAMES.find(({ id }) => id === courtePaille.id)!;
  const match = new Match({ game, seats, options, generator: sfc32, seed: new Uint8Array(32).fill(9, 0, 16) });
  const luck = new FastChance(new Uint8Array(32).fill(5, 0, 16));
  while (match.waitingFor.length > 0) {
    const decisions = match.waitingFor.map((seat) => ({ seat, code: pick(match, seat, luck) }));
    for (const seat of arrive([...match.waitingFor])) {
      match.play(seat, decisions.find((decision) => decision.seat === seat)!.code);
    }
  }
  return match.record();
}

function pick({ state, setup: { game } }: Match, seat: Seat, luck: FastChance): number {
  const codes = new Uint16Array(game.mostMoves);
  return codes[luck.below(game.moves(state, seat, codes))]!;
}

test.each(FORMS)('C5 the order in which choices arrive leaves no trace in the record: %s', (form) => {
  const inSeatOrder = recordOf(form, (waiting) => waiting);
  expect(inSeatOrder.outcome).not.toBeNull();
  expect(recordOf(form, (waiting) => waiting.toReversed())).toEqual(inSeatOrder);
  expect(recordOf(form, (waiting) => [...waiting.slice(1), waiting[0]!])).toEqual(inSeatOrder);
});

test.each(FORMS)('C5 nor does choosing the same again: %s', (form) => {
  const again = (waiting: Seat[]): Seat[] => (waiting.length > 1 ? [waiting[0]!, ...waiting] : waiting);
  expect(recordOf(form, again)).toEqual(recordOf(form, (waiting) => waiting));
});

test.each(FORMS)('a record replays to the same events: %s', (form) => {
  expect(verify(JSON.stringify(recordOf(form, (waiting) => waiting)), GAMES)).toEqual([]);
});

test('the first part that docs/chance.md deals', () => {
  const state = courtePaille.blank(2, { form: 'single', 'coco-may-sleep': false });
  const events: CourtePailleEvent[] = [];
  courtePaille.start(state, hmacSha256.from(Uint8Array.from({ length: 32 }, (_, i) => i)), (event) =>
    events.push(event),
  );
  expect(state.shark).toBe(1);
  expect(events.flatMap((event) => ('cards' in event ? [event.cards] : []))).toEqual([
    ['sailor-5', 'coco-1', 'coco-5', 'captain-6', 'fortune-teller-2'],
    ['cabin-boy-2', 'captain-4', 'fortune-teller-6', 'sailor-8', 'cabin-boy-3'],
    ['cook-3', 'captain-3', 'cook-5', 'lookout-4', 'sailor-6', 'lookout-7', 'cook-2'],
    ['captain-7', 'captain-2', 'fortune-teller-9', 'fortune-teller-3', 'sailor-1'],
  ]);
});
