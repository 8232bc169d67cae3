import type { z } from 'zod';
import type { NamesIn } from '../path.ts';
import type { PathOf, VerbName } from '../verbs.ts';
import type { Declaration, ParamsRead } from './declaration.ts';
import { MATCH } from './match.ts';
import { PEOPLE } from './people.ts';
import { TABLES } from './tables.ts';

/** Of every verb, what it takes and what it answers. */
export const API = { ...TABLES, ...MATCH, ...PEOPLE } as const satisfies Readonly<Record<VerbName, Declaration>>;

type Api = typeof API;
type Part<V extends VerbName, Name extends keyof Declaration> =
  Api[V] extends Readonly<Record<Name, infer Schema>> ? Schema : undefined;

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Said<Answer> = Answer extends z.ZodType ? z.output<Answer> : void;

export type AnswerOf<V extends VerbName> = Said<Api[V]['answers'][keyof Api[V]['answers']]>;

/** What arrives of a call, once it has been checked. */
export interface Received<V extends VerbName> {
  Params: ParamsRead<PathOf<V>>;
  Querystring: Read<Part<V, 'query'>>;
  Headers: Read<Part<V, 'headers'>>;
  Body: Read<Part<V, 'body'>>;
}

/** What a call is made with: what stands in the path, if anything does, and the body, if there is one. */
export type ArgsOf<V extends VerbName> = [
  ...([NamesIn<PathOf<V>>] extends [never] ? [] : [params: ParamsRead<PathOf<V>>]),
  ...(Part<V, 'body'> extends z.ZodType ? [body: z.input<Part<V, 'body'>>] : []),
];
