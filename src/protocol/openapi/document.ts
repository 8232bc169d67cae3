import { methodOf, pathOf, VERBS, type VerbName } from '../verbs.ts';
import { operationOf, sharedRefusals, type Operation, type Response } from './operation.ts';
import { allSchemas, type JsonSchema } from './schemas.ts';

/** What is used of an OpenAPI document here. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> & { readonly license: object };
  readonly servers: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: object;
  };
}

const DESCRIPTION =
  'Play card games about straws over plain HTTP. Errors are problem documents (RFC 9457). A player is a cookie ' +
  '(browsers) or a bearer token (bots, POST /api/tokens).';

const TAGS = [
  { name: 'Games', description: 'What can be played' },
  { name: 'Tables', description: 'From opening a table to the start of the match' },
  { name: 'Seats', description: 'Who sits where' },
  { name: 'Match', description: 'While a match is played' },
  { name: 'Afterwards', description: 'When a match has ended' },
  { name: 'People', description: 'Who you are, on which devices, and where you sit' },
  { name: 'Server', description: 'For who runs it' },
];

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'For bots: the token of POST /api/tokens' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'straws', description: 'For browsers, which get it by themselves' },
};

/** The whole API as OpenAPI describes it. */
export function apiDocument(version: string): ApiDocument {
  const schemas = allSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const verb of Object.keys(VERBS) as VerbName[]) {
    const path = pathOf(verb).replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[methodOf(verb).toLowerCase()] = operationOf(verb, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Three Straws', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: schemas.shared, responses: sharedRefusals(schemas) },
  };
}
