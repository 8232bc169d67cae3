import { z } from 'zod';
import { API } from '../api/api.ts';
import { PARAMS, type Declaration } from '../api/declaration.ts';
import { problem } from '../people.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Schemas {
  /** Those that have a name, which the others refer to. */
  readonly shared: Readonly<Record<string, JsonSchema>>;
  readonly params: Readonly<Record<string, JsonSchema>>;
  /** Of each verb, by its name. */
  readonly bodies: Readonly<Record<string, JsonSchema>>;
  readonly queries: Readonly<Record<string, JsonSchema>>;
  readonly headers: Readonly<Record<string, JsonSchema>>;
  /** By name and status: `sit 200`. */
  readonly answers: Readonly<Record<string, JsonSchema>>;
}

/** All schemas of the API, as JSON schemas. */
export function allSchemas(): Schemas {
  const sent = { problem, ...answers() };
  const { properties, $defs } = converted(z.object(sent), 'output');
  return {
    shared: $defs ?? {},
    params: received(PARAMS),
    bodies: received(parts('body')),
    queries: received(parts('query')),
    headers: received(parts('headers')),
    answers: properties,
  };
}

function answers(): Record<string, z.ZodType> {
  const all = Object.entries<Declaration>(API).flatMap(([verb, { answers }]) =>
    Object.entries(answers).flatMap(([status, schema]) =>
      schema === null ? [] : [[`${verb} ${status}`, schema] as const],
    ),
  );
  return Object.fromEntries(all);
}

function parts(part: 'body' | 'query' | 'headers'): Record<string, z.ZodType> {
  const all = Object.entries<Declaration>(API).flatMap(([verb, { [part]: schema }]) =>
    schema === undefined ? [] : [[verb, schema] as const],
  );
  return Object.fromEntries(all);
}

function received(schemas: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  return converted(z.object(schemas), 'input').properties;
}

interface Converted {
  readonly properties: Record<string, JsonSchema>;
  readonly $defs?: Record<string, JsonSchema>;
}

function converted(schemas: z.ZodType, io: 'input' | 'output'): Converted {
  const text = JSON.stringify(z.toJSONSchema(schemas, { io, override: ({ jsonSchema }) => tidy(jsonSchema) }));
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as Converted;
}

/** Without what says nothing: the limits of every whole number, and that a list is not changed by who reads it. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.readOnly;
}
