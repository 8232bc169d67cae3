import { expect, test } from 'vitest';
import { pathOf, VERBS } from '../../src/protocol/verbs.ts';
import { deployed } from './files.ts';

const NGINX = deployed('nginx.conf');
const PORTS = [1, 2].map((process) => `127.0.0.1:300${process}`);

/** The verbs whose addresses an expression of nginx is for. */
function verbsAt(location: string): string[] {
  const expression = new RegExp(location);
  const paths = Object.entries(VERBS).map(([verb, line]) => [verb, line.split(' ')[1]!.replaceAll(/:\w+/g, 'x')]);
  return paths.filter(([, path]) => expression.test(path!)).map(([verb]) => verb!);
}

function locationWith(setting: string): string {
  const locations = [...NGINX.matchAll(/location ~ (\S+) \{([^}]*)\}/g)];
  return locations.find(([, , settings]) => settings!.includes(setting))![1]!;
}

test('both samples lead to the first two processes of the templated unit', () => {
  expect(deployed('threestraws@.service')).toContain('PORT=300%i');
  expect([...NGINX.matchAll(/server (127\S+)/g)].map(([, address]) => address)).toEqual(PORTS);
  expect(deployed('Caddyfile')).toContain(`{$UPSTREAMS:${PORTS.join(' ')}}`);
});

test('nginx buffers no stream, and asks again for nothing but moves', () => {
  expect(verbsAt(locationWith('proxy_buffering off'))).toEqual(['listen']);
  expect(verbsAt(locationWith('non_idempotent'))).toEqual(['move']);
  expect(pathOf('move')).toContain('/moves');
});

test('nginx overwrites what others say of addresses, and adds nothing to it', () => {
  expect(NGINX).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(NGINX).not.toContain('$proxy_add_x_forwarded_for');
});
