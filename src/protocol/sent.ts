import { z } from 'zod';
import type { MatchRecord } from '../engine/record/record.ts';
import { GAME_SCHEMAS } from './games/games.ts';
import { hello, hex32, level, seat, type Message, type Snapshot } from './table.ts';

// What is sent about the games that there are; `table.ts` has what is common to all.

const GAMES = Object.values(GAME_SCHEMAS);

export const anySnapshot: z.ZodType<Snapshot> = z
  .union(GAMES.map(({ snapshot }) => snapshot))
  .meta({ id: 'Snapshot', description: 'How a table stands for you' });

const anyMessage: z.ZodType<Message> = z
  .union(GAMES.map(({ message }) => message))
  .meta({ id: 'Message', description: 'What happened, and how the table stands for you after it' });

export const streamData = z
  .union([hello, anySnapshot, anyMessage])
  .describe('The data of each event: of `hello`, of `snapshot`, and of every other one');

const seatEntry = z.discriminatedUnion('kind', [
  z.object({ name: z.string(), kind: z.literal('human') }),
  z.object({ name: z.string(), kind: z.literal('bot'), level }),
]);

const salt = z.object({ seat, commitment: hex32, salt: hex32.nullable() });

export const record: z.ZodType<MatchRecord> = z
  .looseObject({
    format: z.literal('threestraws/1'),
    game: z.string(),
    rules: z.int().describe('Their version'),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    seats: z.array(seatEntry),
    chance: z.string().describe('How the shuffles follow from the seed'),
    seed: hex32,
    fairness: z.object({ commitment: hex32, secret: hex32, salts: z.array(salt) }).optional(),
    moves: z.array(z.object({ seat, move: z.string(), by: z.literal('stand-in').optional() })),
    events: z.array(z.union(GAMES.map(({ event }) => event))),
    outcome: z.object({ scores: z.array(z.number()), winners: z.array(seat) }).nullable(),
    seal: hex32.optional(),
  })
  .meta({ id: 'MatchRecord' });
