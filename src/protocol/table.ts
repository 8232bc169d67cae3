import { z } from 'zod';
import { CLOCKS, CLOSINGS, PHRASES, SEALING_STEPS, STAND_INS, STATUSES, VACATERS } from './lists.ts';

export * from './lists.ts';

export const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits in lower case');
export const seat = z.int().min(0).max(7).describe('Seats count from 0, clockwise');
const time = z.int().describe('Milliseconds since 1970');
export const level = z.enum(['random', 'easy', 'medium', 'hard', 'master']);
export const optionsGiven = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]));

const openSeat = z.object({ kind: z.literal('open') });
const botSeat = z.object({ kind: z.literal('bot'), name: z.string(), level });
const personSeat = z.object({
  kind: z.literal('person'),
  player: z.string().describe('The public id of who sits here'),
  name: z.string(),
  commitment: hex32.nullable().describe('SHA-256 of the salt that this person gives to the shuffle'),
  revealed: z.boolean().describe('Whether that salt has been given'),
  unsalted: z.boolean().describe('Failed twice to give a salt, and plays without one'),
  away: z.boolean().describe('Not connected just now'),
  standIn: z.enum(STAND_INS).nullable().describe('Why a bot plays for this seat just now, if one does'),
});
const seatCard = z.discriminatedUnion('kind', [openSeat, botSeat, personSeat]).meta({ id: 'SeatCard' });
export type SeatCard = Readonly<z.infer<typeof seatCard>>;

/** What everybody at a table may know of it, beside the game itself. */
export const tableCard = z
  .object({
    id: z.string(),
    code: z.string().describe('Short and easy to say; stands for the id in every address'),
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    clock: z.enum(CLOCKS),
    public: z.boolean(),
    watching: z.boolean().describe('Whether others than the players may watch'),
    hints: z.boolean().describe('Whether players may ask for hints'),
    status: z.enum(STATUSES),
    seats: z.array(seatCard).readonly(),
    host: seat.nullable().describe('Who may start'),
    commitment: hex32.describe('SHA-256 of the secret that the shuffles follow from; the record reveals it'),
    sealing: z
      .enum(SEALING_STEPS)
      .nullable()
      .describe('While the match starts: whether to commit to a new salt now, or to reveal the one committed to'),
    sealings: z.int().min(1).describe('How often the deck was sealed: anew whenever a salt was missing'),
    opened: time,
    rematch: z.string().nullable().describe('The id of the table where these people play again'),
    closed: z.enum(CLOSINGS).nullable(),
  })
  .meta({ id: 'TableCard' });
export type TableCard = Readonly<z.infer<typeof tableCard>>;

const about = z.record(z.string(), z.union([z.string(), z.number()]));
export const refusal = z
  .strictObject({ clause: z.string().describe('Of the rules'), about: about.optional() })
  .meta({ id: 'Refusal' });

const offeredMove = <Preview extends z.ZodType>(preview: Preview) => z.strictObject({ move: z.string(), preview });
const refusedMove = z.strictObject({ move: z.string(), refusal });

/** The question to a seat; each game has its own things and previews. */
export function askWith<Thing extends z.ZodType, Preview extends z.ZodType>(thing: Thing, preview: Preview) {
  const offer = z.union([
    z.strictObject({ thing, moves: z.array(offeredMove(preview)), refused: z.array(refusedMove).optional() }),
    z.strictObject({ thing, refusal }),
  ]);
  return z.strictObject({
    id: z.int().min(1).describe('Goes back with the answer'),
    things: z.array(offer).describe('All that could be touched: the moves it offers, or why it offers none'),
  });
}

const ask = askWith(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

/** What happened at the table, beside the game. */
const news = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('opened') }),
    z.object({ type: z.literal('sat'), seat }),
    z.object({ type: z.literal('placed'), seat }),
    z.object({
      type: z.literal('vacated'),
      seat,
      by: z.enum(VACATERS).optional().describe('The host, or who sat there'),
    }),
    z.object({ type: z.literal('started') }),
    z.object({ type: z.literal('revealed'), seat }),
    z.object({ type: z.literal('sealed'), missing: z.array(seat).describe('Whose salts were missing') }),
    z.object({ type: z.literal('committed'), seat }),
    z.object({ type: z.literal('unsalted'), seat }),
    z.object({ type: z.literal('begun') }),
    z.object({ type: z.literal('away'), seat }),
    z.object({ type: z.literal('back'), seat }),
    z.object({ type: z.literal('stood-in'), seat, why: z.enum(STAND_INS) }),
    z.object({ type: z.literal('returned'), seat }),
    z.object({ type: z.literal('said'), seat, phrase: z.enum(PHRASES) }),
    z.object({ type: z.literal('muted'), seat, muted: z.boolean() }),
    z.object({ type: z.literal('rematch'), table: z.string() }),
    z.object({ type: z.literal('closed'), why: z.enum(CLOSINGS) }),
  ])
  .meta({ id: 'News' });
export type News = Readonly<z.infer<typeof news>>;

/** How a table stands for one viewer. */
const standing = {
  seq: z.int().min(0).describe("Counts this viewer's own messages"),
  at: time,
  you: seat.nullable().describe('Your seat, if you have one'),
  waiting: z.array(seat).describe('Who has a decision to make'),
  until: time.nullable().describe('When the decision is made by a stand-in'),
  view: z.unknown().describe('All that you may know of the game; null before it begins'),
  ask: ask.nullable().describe('What you may do, if it is your turn to decide'),
};

const events = z
  .array(z.looseObject({ type: z.string() }))
  .describe('What happened in the game, with null for what you may not know');

export const message = z.object({
  ...standing,
  news: z.array(news),
  events,
  table: tableCard.optional().describe('Present when it changed'),
});
export type Message = Readonly<z.infer<typeof message>>;

export const snapshot = z.object({ ...standing, table: tableCard, muted: z.array(seat) });
export type Snapshot = Readonly<z.infer<typeof snapshot>>;

export const hello = z.object({ version: z.string(), now: time }).meta({ id: 'StreamHello' });
export type Hello = Readonly<z.infer<typeof hello>>;
