import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, type Json } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { PROBLEMS } from '../../protocol/problems.ts';

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
    const problem = name === 'GET /healthz' ? [] : ['4XX'];
    expect(
      statuses.filter((status) => !status.startsWith('2')),
      name,
    ).toEqual(problem);
  }
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

test('the page for people shows every route and every problem', async () => {
  const { text } = await new Guest(server.url).call('GET', '/api/docs');
  for (const { path, does } of operations()) {
    expect(text).toContain(path);
    expect(text).toContain(does.summary);
  }
  for (const kind of Object.keys(PROBLEMS)) expect(text).toContain(`id="${kind}"`);
});
