import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../src/cli/testing/command.ts';
import { Served } from '../../src/cli/testing/served.ts';
import { freePort } from '../../src/server/testing/crash/free-port.ts';
import { pathOf } from '../../src/protocol/verbs.ts';
import { deployedYaml } from './files.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

const FOLDER = testFolder();
const { groups } = deployedYaml<{ groups: readonly { readonly rules: readonly Rule[] }[] }>('prometheus-rules.yml');
const RULES = groups.flatMap(({ rules }) => rules);

/** Every name under which Prometheus knows something of a server, and every line that it reads. */
async function exposed(): Promise<{ names: Set<string>; lines: string[] }> {
  const port = await freePort();
  await Served.on(join(FOLDER, 'data'), { METRICS_PORT: String(port) });
  const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  const heads = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.slice(1) ?? []);
  const names = new Set(heads.filter((_, i) => i % 2 === 0));
  for (const [i, name] of heads.entries())
    if (heads[i + 1] === 'histogram') for (const end of ['bucket', 'sum', 'count']) names.add(`${name}_${end}`);
  return { names, lines };
}

test('every figure that a rule goes by is one that /metrics has, with the labels that it has', async () => {
  const { names, lines } = await exposed();
  const asked = RULES.flatMap(({ expr }) => expr.match(/threestraws_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  for (const label of ['event_loop_delay_seconds{quantile="0.99"}', 'memory_bytes{of="rss"}', 'info{version=']) {
    expect(lines.some((line) => line.startsWith(`threestraws_${label}`))).toBe(true);
  }
});

test('the route that a rule names is the one of moves', () => {
  const routes = RULES.flatMap(({ expr }) => [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route));
  expect(routes).toEqual([`POST ${pathOf('move')}`]);
});

test('every rule says in a sentence what is wrong, and how bad it is', () => {
  expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length);
  for (const { labels, annotations } of RULES) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$|\?$/);
  }
});
