import { API } from '../../protocol/api/api.ts';
import { problemsOf } from '../../protocol/api/problems.ts';
import type { ApiDocument } from '../../protocol/openapi/document.ts';
import type { Operation } from '../../protocol/openapi/operation.ts';
import type { JsonSchema } from '../../protocol/openapi/schemas.ts';
import { PROBLEMS } from '../../protocol/problems.ts';

export const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.15; }
section { margin: 2.2rem 0; }
code, pre { font: .92rem/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .7rem .9rem; border: 1px solid currentColor; border-radius: .4rem; }
.method { font-weight: 700; }
dt { font-weight: 600; margin-top: .5rem; }
summary { cursor: pointer; padding: .3rem 0; }
small { opacity: .8; }
`;

/** The API for people to read: made from the same document that programs read. */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => routeSection(path, method, operation)),
  );
  const problems = Object.entries(PROBLEMS).map(
    ([kind, { status, title }]) => `<dt id="${kind}"><code>${kind}</code> ${status}</dt><dd>${escaped(title)}.</dd>`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<div id="${name}">${schemaBlock(name, schema)}</div>`,
  );
  return page(
    `${info.title} API`,
    `<h1>${escaped(info.title)} API <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. To begin:</p>
<pre>${escaped(BEGINNING)}</pre>
${routes.join('\n')}
<section><h2 id="shapes">Shapes</h2>${shapes.join('\n')}</section>
<section><h2 id="problems">Problems</h2><dl>${problems.join('')}</dl></section>`,
  );
}

const BEGINNING = `curl -X POST localhost:3000/api/tokens -H 'content-type: application/json' -d '{"name":"My bot"}'
curl -X POST localhost:3000/api/tables -H 'authorization: Bearer TOKEN' -H 'content-type: application/json' \\
  -d '{"game":"straw","seats":["me",{"bot":"medium"}]}'
curl -X POST localhost:3000/api/tables/CODE/start -H 'authorization: Bearer TOKEN' -H 'content-type: application/json' -d '{}'
curl -N localhost:3000/api/tables/CODE/events -H 'authorization: Bearer TOKEN'
curl -X POST localhost:3000/api/tables/CODE/moves -H 'authorization: Bearer TOKEN' -H 'content-type: application/json' \\
  -d '{"ask":1,"move":"play item-6"}'`;

const WHO = {
  anybody: 'For anybody.',
  viewer: 'For anybody; whoever is known sees what they may see.',
  newcomer: 'For anybody; whoever is not known becomes a player.',
  player: 'For players.',
};

function routeSection(path: string, method: string, operation: Operation): string {
  const { operationId, summary, description = '', parameters = [] } = operation;
  const named = parameters.map(
    (one) =>
      `<dt><code>${escaped(one.name)}</code> <small>${one.in}</small></dt><dd>${escaped(one.description ?? '')}</dd>`,
  );
  const problems = problemsOf(operationId).map((kind) => `<a href="#${kind}"><code>${kind}</code></a>`);
  return `<section id="${operationId}"><h2><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(summary)}${summary.endsWith('.') ? '' : '.'} ${escaped(description)}</p><p>${WHO[API[operationId].who]}</p>
<dl>${named.join('')}</dl>${schemasIn(operation).join('')}<p><small>Problems: ${problems.join(', ')}.</small></p></section>`;
}

function schemasIn({ requestBody, responses }: Operation): string[] {
  const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => schemaBlock('Body', schema));
  const answers = Object.entries(responses).flatMap(([status, answer]) => {
    if (!status.startsWith('2') || '$ref' in answer) return [];
    return [schemaBlock(`Answer ${status}`, Object.values(answer.content ?? {})[0]?.schema)];
  });
  return [...body, ...answers];
}

function schemaBlock(title: string, schema: JsonSchema | undefined): string {
  if (schema === undefined) return `<p>${title}: empty.</p>`;
  const text = escaped(JSON.stringify(schema, null, 2));
  const linked = text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$&</a>');
  return `<details><summary>${title}</summary><pre>${linked}</pre></details>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main>${body}</main></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
