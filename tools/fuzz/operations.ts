import { Guest, type Json } from '../../src/server/testing/guest.ts';

/** Something that can be done, as the document of a server says it. */
export interface Operation {
  readonly method: string;
  /** With `{table}` for what stands in it. */
  readonly path: string;
  readonly query: readonly string[];
  /** The schema of what it reads. */
  readonly body: Json | undefined;
}

export async function operationsOf(url: string): Promise<Operation[]> {
  const { paths }: Json = await new Guest(url).ok('GET', '/api/openapi.json');
  return Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap((one: Json) => (one.in === 'query' ? one.name : [])),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}
