import { z } from 'zod';
import type { NamesIn } from '../path.ts';
import type { ProblemKind } from '../problems.ts';

/**
 * Who may call: anybody, unasked; a viewer, who sees what they may see and can also be unknown; a player, who must be known;
 * or a newcomer, who becomes a player if they are none.
 */
export type Who = 'anybody' | 'viewer' | 'player' | 'newcomer';

type Tag = 'Games' | 'Tables' | 'Seats' | 'Match' | 'Afterwards' | 'People' | 'Server';

/** What a verb takes, answers and may be refused with, beside its method and path. */
export interface Declaration {
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly who: Who;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** By status, the usual one first; null where nothing is said. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Of the answers; JSON if absent. */
  readonly type?: string;
  /** Beside those that follow from its method, its path and who may call. */
  readonly problems: readonly ProblemKind[];
}

/** All that can stand in a path. */
export const PARAMS = {
  table: z.string().min(1).max(64).describe("The table's id or its code"),
  seat: z
    .string()
    .regex(/^[0-7]$/, 'must be the number of a seat')
    .transform(Number)
    .describe('Seats count from 0, clockwise'),
  device: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'must be the id of a device')
    .describe('As GET /api/me/devices names it'),
};

export type ParamName = keyof typeof PARAMS;

export type ParamsRead<Path extends string> = {
  readonly [Name in NamesIn<Path> & ParamName]: z.output<(typeof PARAMS)[Name]>;
};
