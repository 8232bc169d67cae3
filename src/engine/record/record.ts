import { z } from 'zod';
import { SEED_BYTES } from '../chance/chance.ts';
import type { GameEvent } from '../game.ts';

export const FORMAT = 'threestraws/1';
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const seat = z.int().min(0);
const bytes32 = z.string().regex(new RegExp(`^[0-9a-f]{${2 * SEED_BYTES}}$`), 'must be 64 hex digits in lower case');

const seatEntry = z.discriminatedUnion('kind', [
  z.strictObject({ name: z.string().min(1), kind: z.literal('human') }),
  z.strictObject({ name: z.string().min(1), kind: z.literal('bot'), level: z.enum(LEVELS) }),
]);

const fairness = z.strictObject({
  commitment: bytes32,
  secret: bytes32,
  salts: z.array(z.strictObject({ seat, commitment: bytes32, salt: bytes32.nullable() })).readonly(),
});

const recordedMove = z.strictObject({ seat, move: z.string(), by: z.literal('stand-in').optional() });

const outcome = z.strictObject({ scores: z.array(z.number()).readonly(), winners: z.array(seat).readonly() });

/** Only that it is one: what happened is compared with what the moves make happen. */
const event = z.custom<GameEvent>(
  (value) => typeof (value as GameEvent | null)?.type === 'string',
  'must be an object with a type',
);

/** One match as one JSON object, with nothing hidden. The format is a public promise: it only grows. */
export const matchRecord = z.looseObject({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(seatEntry).readonly(),
  chance: z.string(),
  seed: bytes32,
  fairness: fairness.optional(),
  moves: z.array(recordedMove).readonly(),
  events: z.array(event).readonly(),
  outcome: outcome.nullable(),
  seal: bytes32.optional(),
});

export type SeatEntry = Readonly<z.infer<typeof seatEntry>>;
export type RecordedMove = Readonly<z.infer<typeof recordedMove>>;
export type Outcome = Readonly<z.infer<typeof outcome>>;
export type Fairness = Readonly<z.infer<typeof fairness>>;
export type MatchRecord = Readonly<z.infer<typeof matchRecord>>;
