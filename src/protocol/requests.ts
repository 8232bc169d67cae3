import { z } from 'zod';
import { LONGEST_NAME, plainName } from './name.ts';
import { CLOCKS, hex32, level, optionsGiven, PHRASES, seat } from './table.ts';

export const name = z
  .string()
  .max(200)
  .transform(plainName)
  .pipe(z.string().min(1, 'must not be empty').max(LONGEST_NAME, `must be at most ${LONGEST_NAME} characters`));

const commitment = hex32.describe('SHA-256 of 32 random bytes that you keep until the match starts');

const seatWish = z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: level })]);

export const openTable = z.strictObject({
  game: z.string().max(40),
  seats: z.array(seatWish).min(1).max(8).describe('Clockwise; exactly one of them is "me"'),
  options: optionsGiven.default({}),
  clock: z.enum(CLOCKS).default('none'),
  public: z.boolean().default(false),
  watching: z.boolean().default(true),
  hints: z
    .boolean()
    .optional()
    .describe('Whether players may ask for hints; absent: where one person plays against bots'),
  commitment: commitment.optional(),
});
export type OpenTable = Readonly<z.infer<typeof openTable>>;

export const takeSeat = z.strictObject({
  seat: seat.optional().describe('The first open one if absent'),
  commitment: commitment.optional(),
});
export type TakeSeat = Readonly<z.infer<typeof takeSeat>>;

export const setSeat = z.strictObject({ bot: level.nullable().describe('null opens the seat') });

export const startTable = z.strictObject({ fill: level.optional().describe('Bots of this level take the open seats') });

export const revealSalt = z.strictObject({ salt: hex32 });

export const makeMove = z.strictObject({
  ask: z.int().min(1).describe('The id of the question that this answers'),
  move: z.string().min(1).max(80),
});
export type MakeMove = Readonly<z.infer<typeof makeMove>>;

export const sayPhrase = z.strictObject({ phrase: z.enum(PHRASES) });

export const muteSeat = z.strictObject({ seat, muted: z.boolean() });

export const moved = z.object({
  ask: z.int(),
  move: z.string(),
  seq: z.int().describe('The message to you that shows it'),
});
