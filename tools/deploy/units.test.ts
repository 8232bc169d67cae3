import { describe, expect, test } from 'vitest';
import { readSettings, SETTING_VARIABLES } from '../../src/cli/serve/settings.ts';
import { deployed } from './files.ts';

const UNITS = ['threestraws.service', 'threestraws@.service'] as const;

/** What a unit says under a name, as often as it does. */
function saidIn(unit: string, name: string): string[] {
  return [...deployed(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
}

/** As the first process, with its data where systemd would put it. */
function variablesIn(unit: string): Record<string, string> {
  const pairs = saidIn(unit, 'Environment').flatMap((line) => line.split(' '));
  const filled = pairs.map((pair) => pair.replaceAll('%i', '1').replaceAll('%S', '/var/lib').split('='));
  return Object.fromEntries(filled);
}

describe.each(UNITS)('%s', (unit) => {
  test('starts the command of the package with settings that it knows', () => {
    const [start] = saidIn(unit, 'ExecStart');
    expect(start).toBe('/opt/threestraws/node_modules/.bin/threestraws serve');
    const { NODE_ENV: _, ...variables } = variablesIn(unit);
    expect(Object.keys(variables).filter((name) => !SETTING_VARIABLES.includes(name))).toEqual([]);
    expect(() => readSettings({ words: [], flags: {} }, variables)).not.toThrow();
  });

  test('is shut in, but for what Node needs', () => {
    for (const name of ['ProtectSystem', 'ProtectHome', 'NoNewPrivileges', 'PrivateTmp', 'SystemCallFilter'])
      expect(saidIn(unit, name), name).toHaveLength(1);
    expect(saidIn(unit, 'CapabilityBoundingSet')).toEqual(['']);
    expect(saidIn(unit, 'MemoryDenyWriteExecute')).toEqual([]);
  });
});

test('one of several is shut in just like one alone', () => {
  const own = /^(#|Description|Environment|EnvironmentFile|StateDirectory)/;
  const [alone, several] = UNITS.map((unit) =>
    deployed(unit)
      .split('\n')
      .filter((line) => !own.test(line)),
  );
  expect(several).toEqual(alone);
});

test('what is kept alone goes to the folder that systemd makes for it', () => {
  expect(variablesIn(UNITS[0])['DATA_DIR']).toBe(`/var/lib/${saidIn(UNITS[0], 'StateDirectory')[0]}`);
});
