import { z } from 'zod';
import { SEED_BYTES } from '../chance/chance.ts';
import type { GameEvent } from '../game.ts';

export const FORMAT = 'threestraws/1';
const LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const seat = z.int().min(0);
const bytes32 = z.string().regex(new RegExp(`^[0-9a-f]{${2 * SEED_BYTES}}$`), 'must be 64 hex digits in lower case');

const seatEntry = z.discriminatedUnion('kind', [
  z.object({ name: z.string().min(1), kind: z.literal('human') }),
  z.object({ name: z.string().min(1), kind: z.literal('bot'), level: z.enum(LEVELS) }),
]);

const sealing = z.object({
  commitment: bytes32,
  secret: bytes32,
  salts: listOf(z.object({ seat, commitment: bytes32, salt: bytes32.nullable() })),
});

/** The sealing that the match was dealt from; with those before it, where a salt was missing. */
const fairness = sealing.extend({ sealings: listOf(sealing).optional() });

const recordedMove = z.object({
  seat,
  move: z.string(),
  by: z.literal('stand-in').optional(),
  effort: z.int().min(0).optional(),
});

/** Only that it is one: what happened is compared with what the moves make happen. */
const event = z.custom<GameEvent>(
  (value) => typeof (value as GameEvent | null)?.type === 'string',
  'must be an object with a type',
);

const outcome = z.object({ scores: listOf(z.number()), winners: listOf(seat) });

/** One match as one JSON object, with nothing hidden. The format is a public promise: it only grows, so fields that are not known are skipped. */
export const matchRecord = z.object({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: listOf(seatEntry),
  chance: z.string(),
  seed: bytes32,
  fairness: fairness.optional(),
  bots: z.int().optional(),
  moves: listOf(recordedMove),
  events: listOf(event),
  outcome: outcome.nullable(),
  seal: bytes32.optional(),
});

export type SeatEntry = Readonly<z.infer<typeof seatEntry>>;
export type RecordedMove = Readonly<z.infer<typeof recordedMove>>;
export type Outcome = Readonly<z.infer<typeof outcome>>;
export type Sealing = Readonly<z.infer<typeof sealing>>;
export type Fairness = Readonly<z.infer<typeof fairness>>;
export type MatchRecord = Readonly<z.infer<typeof matchRecord>>;

/** A list that is read up to its first fault: in a hostile file each of millions could be one. */
function listOf<T>(item: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z.array(z.unknown()).transform((values, context) => {
    const items: T[] = [];
    for (const [i, value] of values.entries()) {
      const { data, error } = item.safeParse(value);
      if (error !== undefined) {
        const { message, path } = error.issues[0]!;
        context.addIssue({ code: 'custom', message, path: [i, ...path] });
        return z.NEVER;
      }
      items.push(data);
    }
    return items;
  });
}
