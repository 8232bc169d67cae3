import { z } from 'zod';
import { KEY_KINDS } from './lists.ts';
import { name } from './requests.ts';
import { tableCard } from './table.ts';

export const player = z.object({ id: z.string().describe('Public'), name: z.string() }).meta({ id: 'Player' });

export const known = z.object({ player });

export const me = z.object({ player: player.nullable().describe('null for somebody who has done nothing yet') });

export const changeMe = z.strictObject({ name });

export const claim = z.strictObject({ code: z.string().min(1).max(100) });

export const link = z.object({
  url: z.string().describe('Opens this player on another device, once'),
  code: z.string(),
  expires: z.int().describe('Milliseconds since 1970'),
  qr: z.string().describe('The address as a picture, SVG'),
});

const device = z
  .object({
    id: z.string().describe('Only for signing it out'),
    kind: z.enum(KEY_KINDS).nullable().describe('A browser, or a program; null: it is not known'),
    label: z.string().nullable().describe('Coarsely what it is, such as "Firefox on Linux", if it said so'),
    created: z.int().describe('Milliseconds since 1970'),
    used: z.int().describe('When the day (UTC) of its last use began'),
    current: z.boolean().describe('Whether it is the one that asks'),
  })
  .meta({ id: 'Device' });

export const devices = z.object({ devices: z.array(device).describe('The last used first') });

export const newToken = z.strictObject({ name: name.optional() });

export const token = z.object({
  token: z.string().describe('Sent as "Authorization: Bearer …". It is shown this once.'),
  player,
});

export const listed = z.object({
  table: tableCard,
  waiting: z.array(z.int()).describe('Seats that have a decision to make'),
  changed: z.int(),
});
export const tables = z.object({ tables: z.array(listed) });

const option = z.object({
  says: z.string(),
  kind: z.enum(['choice', 'flag', 'number']),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  byDefault: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).describe('By the number of seats'),
});

export const games = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.int().describe('Their version'),
      seats: z.object({ min: z.int(), max: z.int() }),
      options: z.record(z.string(), option),
      levels: z.array(z.string()).describe('Bots that can sit down, weakest first'),
      strength: z
        .record(z.string(), z.record(z.string(), z.int()))
        .optional()
        .describe(
          'By the number of seats and by level, as measured: `medium` is 1000, and 100 more win about 64 of 100 matches between two',
        ),
    }),
  ),
  clocks: z.array(z.string()),
  phrases: z.array(z.string()),
});

export const problem = z
  .object({
    type: z.string().describe('Which problem it is: an address in the documentation'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    clause: z.string().optional().describe('Of the rules, for a refused move'),
    about: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    errors: z.array(z.object({ path: z.string(), says: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'A problem document (RFC 9457)' });
export type ProblemDocument = Readonly<z.infer<typeof problem>>;
