import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SETTING_VARIABLES } from '../../src/cli/serve/settings.ts';
import { imageOf, variablesOf } from './containerfile.ts';
import { DEPLOY, deployed, deployedYaml } from './files.ts';

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
}

const COMPOSE = deployedYaml<Compose>('compose.yaml');
const SERVICES = Object.entries(COMPOSE.services);
const STRAWS = SERVICES.filter(([, { build }]) => build !== undefined);
const { proxy, database } = COMPOSE.services;

/** As whoever runs it would fill it in. */
function filledIn(environment: Service['environment']): Record<string, string> {
  const values: Readonly<Record<string, string>> = { PUBLIC_URL: 'https://straws.example', DATABASE_PASSWORD: 'aa00' };
  const fill = (text: string): string => text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) => values[name]!);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}

describe('the processes', () => {
  test('are two equal ones, made from the Containerfile that is there', () => {
    const [one, other] = STRAWS.map(([, service]) => service);
    expect(STRAWS).toHaveLength(2);
    expect(one).toEqual(other);
    expect(existsSync(join(DEPLOY, one!.build!.context, one!.build!.dockerfile))).toBe(true);
  });

  test('are told settings that they know, and that fit the database and the proxy', () => {
    const [, { environment }] = STRAWS[0]!;
    expect(Object.keys(environment).filter((name) => !SETTING_VARIABLES.includes(name))).toEqual([]);
    const settings = readSettings({ words: [], flags: {} }, filledIn(environment));
    expect(settings).toMatchObject({ publicUrl: 'https://straws.example', trustProxy: true });
    const url = new URL(settings.databaseUrl!);
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = filledIn(database!.environment);
    expect([url.username, url.pathname, url.password]).toEqual([POSTGRES_USER, `/${POSTGRES_DB}`, POSTGRES_PASSWORD]);
    expect(Object.keys(COMPOSE.services)).toContain(url.hostname);
  });
});

describe('the proxy', () => {
  test('leads to all of them, at the port that the image listens on', () => {
    const { PORT } = variablesOf(imageOf('Containerfile'));
    expect(proxy!.environment['UPSTREAMS']).toBe(STRAWS.map(([name]) => `${name}:${PORT}`).join(' '));
  });

  test('has the Caddyfile, with every variable that it asks for', () => {
    const asked = [...deployed('Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(proxy!.environment)).toEqual(asked);
    const mounted = proxy!.volumes!.map((volume) => volume.split(':')[0]!).filter((path) => path.startsWith('.'));
    expect(mounted).toEqual(['./Caddyfile']);
    expect(existsSync(join(DEPLOY, mounted[0]!))).toBe(true);
  });

  test('is all that can be reached: no database, no process and no /metrics', () => {
    expect(SERVICES.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
    expect(proxy!.ports!.map((port) => port.split(':')[1])).toEqual(['80', '443', '443/udp']);
    for (const [, { networks }] of STRAWS) expect(networks).toEqual(['inside']);
    expect(COMPOSE.networks).toMatchObject({ inside: { internal: true } });
  });
});

test('no secret stands in it, and every volume and network that is named is there', () => {
  expect(deployed('compose.yaml')).not.toMatch(/PASSWORD: (?!\$\{)/);
  const named = SERVICES.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));
  expect(named.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(COMPOSE.volumes).sort());
  for (const [, { networks }] of SERVICES)
    expect(Object.keys(COMPOSE.networks)).toEqual(expect.arrayContaining([...networks]));
});
