import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, type Json } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { PROBLEMS } from '../../protocol/problems.ts';
import { VERBS, type VerbName } from '../../protocol/verbs.ts';

let server: TestServer;
let document: Json;
beforeAll(async () => {
  server = await testServer();
  document = await new Guest(server.url).ok('GET', '/api/openapi.json');
});
afterAll(() => server.stop());

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly does: Json;
}

function operations(): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, does]) => ({ name: `${method.toUpperCase()} ${path}`, path, does })),
  );
}

function schemasOf({ does }: Operation): Json[] {
  const contents = [does.requestBody, ...Object.values<Json>(does.responses)].flatMap((one) =>
    Object.values<Json>(one?.content ?? {}),
  );
  return [...contents, ...(does.parameters ?? [])].map(({ schema }) => schema);
}

test('it is OpenAPI 3.1 with the version of the server', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Three Straws', version: '1.2.3' } });
  expect(operations().length).toBeGreaterThan(20);
});

test('every route says what it does, and what it answers, also if it cannot', () => {
  for (const { name, does } of operations()) {
    expect(does.summary, name).toMatch(/^[A-Z].{5,}/);
    const statuses = Object.keys(does.responses);
    expect(
      statuses.some((status) => /^2\d\d$/.test(status)),
      name,
    ).toBe(true);
    expect(
      statuses.filter((status) => !status.startsWith('2')),
      name,
    ).toEqual(expect.arrayContaining(['400', '429', '500']));
  }
});

test('every route has the name of its verb, and a place among the others', () => {
  expect(operations().map(({ does }) => does.operationId)).toEqual(expect.arrayContaining(Object.keys(VERBS)));
  const tags = document.tags.map(({ name }: Json) => name);
  for (const { name, does } of operations()) {
    expect(VERBS[does.operationId as VerbName].replace(/:(\w+)/g, '{$1}')).toBe(name);
    expect(tags, name).toContain(does.tags[0]);
  }
});

test('errors are problem documents, each with the kinds it may be', () => {
  for (const { name, does } of operations()) {
    const refusals = Object.entries<Json>(does.responses).filter(([status]) => !status.startsWith('2'));
    for (const [status, response] of refusals) {
      const { $ref, properties } = referred(response).content['application/problem+json'].schema;
      expect($ref, name).toBe('#/components/schemas/Problem');
      expect(properties.type.enum.length, `${name} ${status}`).toBeGreaterThan(0);
    }
  }
  const { responses } = document.paths['/api/tables/{table}/moves'].post;
  expect(responses['422'].description).toBe(
    '`no-such-move`: There is no such move. `refused`: The rules forbid that move.',
  );
  expect(referred(responses['429']).headers).toHaveProperty('retry-after');
});

function referred(response: Json): Json {
  return response.$ref === undefined ? response : document.components.responses[response.$ref.split('/').at(-1)];
}

test('every route says who may call it', () => {
  const { securitySchemes } = document.components;
  expect(securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'straws' },
  });
  const who = (path: string, method: string): Json => document.paths[path][method].security;
  expect(who('/api/games', 'get')).toEqual([]);
  expect(who('/api/tables', 'post')).toEqual([{}, { bearer: [] }, { cookie: [] }]);
  expect(who('/api/tables/{table}', 'get')).toEqual([{}, { bearer: [] }, { cookie: [] }]);
  expect(who('/api/tables/{table}/moves', 'post')).toEqual([{ bearer: [] }, { cookie: [] }]);
});

test('who must be known is asked who they are', async () => {
  for (const { name, path, does } of operations()) {
    const isForPlayers = does.security.length > 0 && !does.security.some((one: Json) => Object.keys(one).length === 0);
    if (!isForPlayers) continue;
    const at = path.replace('{table}', 'nowhere').replace('{seat}', '0').replace('{device}', '0'.repeat(16));
    const body = BODIES[does.operationId as VerbName];
    const { status } = await new Guest(server.url).call(name.split(' ')[0]!, at, body);
    expect([name, status]).toEqual([name, 401]);
  }
});

/** What is good enough to get as far as that. */
const BODIES: Partial<Record<VerbName, object>> = {
  setSeat: { bot: null },
  start: {},
  reveal: { salt: 'ab'.repeat(32) },
  move: { ask: 1, move: 'x' },
  say: { phrase: 'thanks' },
  mute: { seat: 0, muted: true },
};

test('what is shared is said once, and every reference leads to it', () => {
  const { schemas, responses } = document.components;
  const names = Object.keys(schemas);
  const shared =
    'TableCard SeatCard Snapshot Message StreamHello News Refusal Problem Player Hint Analysis MatchRecord';
  expect(names).toEqual(expect.arrayContaining(shared.split(' ')));
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
  const all = [
    ...names.map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect(new Set(references)).toEqual(new Set(all));
  expect(text).not.toContain('$defs');
});

test('views, events, previews, asks and messages of each game are described', () => {
  const { schemas } = document.components;
  for (const game of ['Straw', 'CourtePaille', 'Str8Eight']) {
    for (const shape of ['View', 'Event', 'Preview', 'Ask', 'Snapshot', 'Message'])
      expect(schemas, game).toHaveProperty(`${game}${shape}`);
    expect(schemas[`${game}View`]).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(schemas[`${game}Message`])).toContain(`"#/components/schemas/${game}Event"`);
  }
  const { content } = document.paths['/api/tables/{table}/events'].get.responses['200'];
  expect(JSON.stringify(content['text/event-stream'])).toMatch(/StreamHello.*Snapshot.*Message/);
});

test('what stands in a path is described, and nothing else', () => {
  for (const { name, path, does } of operations()) {
    const inPath = (does.parameters ?? []).filter((one: Json) => one.in === 'path');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(inPath.map((one: Json) => one.name).sort(), name).toEqual(named.sort());
    for (const one of inPath) expect(one.required, name).toBe(true);
  }
});

test('what changes something says what it reads, and takes nothing more', () => {
  const bodies = operations().flatMap(({ name, does }) => (does.requestBody === undefined ? [] : [{ name, does }]));
  expect(bodies.length).toBeGreaterThan(8);
  for (const { name, does } of bodies) {
    const { schema } = does.requestBody.content['application/json'];
    expect(schema, name).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('schemas are JSON schema', () => {
  for (const [name, schema] of Object.entries(document.components.schemas)) expectSchema(schema, name);
  for (const operation of operations()) for (const schema of schemasOf(operation)) expectSchema(schema, operation.name);
});

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** The keywords that are used here, each with the form that it must have. */
function expectSchema(schema: Json, where: string): void {
  expect(typeof schema === 'object' && schema !== null && !Array.isArray(schema), where).toBe(true);
  for (const type of [schema.type ?? []].flat()) expect(TYPES, where).toContain(type);
  expect(() => new RegExp(schema.pattern ?? '', 'u'), where).not.toThrow();
  for (const [name, inner] of Object.entries(schema.properties ?? {})) expectSchema(inner, `${where}.${name}`);
  for (const name of schema.required ?? []) expect(Object.keys(schema.properties), where).toContain(name);
  for (const inner of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
    expectSchema(inner, where);
  if (schema.items !== undefined) expectSchema(schema.items, `${where}[]`);
  if (typeof schema.additionalProperties === 'object') expectSchema(schema.additionalProperties, where);
}

test('the page for people shows every route, every shape and every problem', async () => {
  const { text } = await new Guest(server.url).call('GET', '/api/docs');
  for (const { path, does } of operations()) {
    expect(text).toContain(path);
    expect(text).toContain(does.summary);
  }
  for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`id="${name}"`);
  for (const kind of Object.keys(PROBLEMS)) expect(text).toContain(`id="${kind}"`);
});
