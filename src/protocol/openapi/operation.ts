import { API } from '../api/api.ts';
import type { Declaration, Who } from '../api/declaration.ts';
import { problemsByStatus } from '../api/problems.ts';
import { namesIn } from '../path.ts';
import { PROBLEMS, type ProblemKind } from '../problems.ts';
import { pathOf, VERBS, type VerbName } from '../verbs.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Reference {
  readonly $ref: string;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, JsonSchema>>;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: VerbName;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

const KNOWN = [{ bearer: [] }, { cookie: [] }];

/** An empty one stands for nobody in particular. */
const SECURITY: Readonly<Record<Who, Operation['security']>> = {
  anybody: [],
  viewer: [{}, ...KNOWN],
  newcomer: [{}, ...KNOWN],
  player: KNOWN,
};

const DONE: Readonly<Record<string, string>> = { 201: 'Made', 202: 'Under way', 204: 'Done; there is nothing to say' };

/** Those that say when to try again. */
const WITH_RETRY_AFTER: ReadonlySet<ProblemKind> = new Set(['too-fast', 'too-many', 'closing']);

const RETRY_AFTER = { 'retry-after': { description: 'In so many seconds', schema: { type: 'integer' } } };

export function operationOf(verb: VerbName, schemas: Schemas): Operation {
  const { tag, summary, description, who }: Declaration = API[verb];
  const parameters = parametersOf(verb, schemas);
  const body = schemas.bodies[verb];
  return {
    operationId: verb,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...answersOf(verb, schemas), ...refusalsOf(verb, schemas) },
  };
}

function parametersOf(verb: VerbName, { params, queries, headers }: Schemas): Parameter[] {
  const inPath = namesIn(pathOf(verb)).map((name) => parameter(name, 'path', params[name]!, true));
  return [...inPath, ...membersOf(queries[verb], 'query'), ...membersOf(headers[verb], 'header')];
}

function membersOf(schema: JsonSchema | undefined, place: 'query' | 'header'): Parameter[] {
  if (schema === undefined) return [];
  const required = (schema['required'] as readonly string[] | undefined) ?? [];
  return Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>).map(([name, member]) =>
    parameter(name, place, member, required.includes(name)),
  );
}

function parameter(name: string, place: Parameter['in'], whole: JsonSchema, required: boolean): Parameter {
  const { description, ...schema } = whole;
  return { name, in: place, required, ...(typeof description === 'string' && { description }), schema };
}

function answersOf(verb: VerbName, schemas: Schemas): Record<string, Response> {
  const { answers, type = 'application/json' }: Declaration = API[verb];
  const all = Object.keys(answers).map((status) => {
    const schema = schemas.answers[`${verb} ${status}`];
    const content = schema !== undefined && { content: { [type]: { schema } } };
    return [status, { description: DONE[status] ?? 'Done', ...content }] as const;
  });
  return Object.fromEntries(all);
}

function refusalsOf(verb: VerbName, schemas: Schemas): Record<string, Response | Reference> {
  const all = Array.from(problemsByStatus(verb), ([status, kinds]) => {
    const [only] = kinds;
    const isOne = kinds.length === 1;
    return [String(status), isOne ? { $ref: `#/components/responses/${only}` } : refusal(kinds, schemas)] as const;
  });
  return Object.fromEntries(all);
}

/** What is answered with one kind of problem, said once for all verbs. */
export function sharedRefusals(schemas: Schemas): Record<string, Response> {
  const verbs = Object.keys(VERBS) as VerbName[];
  const alone = verbs.flatMap((verb) => [...problemsByStatus(verb).values()].filter(({ length }) => length === 1));
  return Object.fromEntries(alone.map(([kind]) => [kind!, refusal([kind!], schemas)]));
}

function refusal(kinds: readonly ProblemKind[], { answers }: Schemas): Response {
  const description = kinds.map((kind) => `\`${kind}\`: ${PROBLEMS[kind].title}.`).join(' ');
  const type = { enum: kinds.map((kind) => `/api/docs#${kind}`) };
  const headers = kinds.some((kind) => WITH_RETRY_AFTER.has(kind)) && { headers: RETRY_AFTER };
  const schema = { ...answers['problem'], properties: { type } };
  return { description, ...headers, content: { 'application/problem+json': { schema } } };
}
