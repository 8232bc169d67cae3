import type { FastChance } from '../../src/engine/chance/fast.ts';
import { MALFORMED, NO_OBJECTS, WRONG } from '../../src/server/testing/bad-values.ts';
import { anyOf } from './values.ts';

const ODD: readonly unknown[] = [...Object.values(WRONG).flat(), ...NO_OBJECTS];
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'extra',
  'id',
  'token',
  '',
  '🐫',
  '\u0000',
  'x'.repeat(3000),
];
const LARGE = 20_000;
/** Deeper than anybody means it. */
const DEEP = 3000;

type Body = string | Buffer;
type Violation = (body: Readonly<Record<string, unknown>>, chance: FastChance) => Body;

/** The ways in which a body is not what it should be: each field, what is around it, and how it is written. */
const VIOLATIONS: readonly Violation[] = [
  // more often than the others
  ...Array<Violation>(4).fill((body, chance) => JSON.stringify({ ...body, ...odd(body, chance) })),
  (body, chance) => JSON.stringify({ ...body, [nameIn(body, chance)]: undefined }),
  (body, chance) => JSON.stringify(body).replace('{', `{${JSON.stringify(anyOf(chance, ODD_NAMES))}:1,`),
  (body, chance) => twice(body, nameIn(body, chance), anyOf(chance, ODD)),
  (body, chance) => JSON.stringify(body).slice(0, -1 - chance.below(4)),
  (body, chance) => JSON.stringify({ ...body, [nameIn(body, chance)]: 'x'.repeat(1 + chance.below(LARGE)) }),
  (body, chance) => JSON.stringify({ ...body, [nameIn(body, chance)]: 0 }).replace(':0', `:${'['.repeat(DEEP)}`),
  (_, chance) => anyOf(chance, MALFORMED),
  (_, chance) => JSON.stringify(anyOf(chance, ODD)) ?? '',
  (body) => Buffer.from(JSON.stringify(body), 'utf16le'),
  (body) => Buffer.from(`{"name":"\u00ff",${JSON.stringify(body).slice(1)}`, 'latin1'),
];

export function violated(body: Readonly<Record<string, unknown>>, chance: FastChance): Body {
  return anyOf(chance, VIOLATIONS)(body, chance);
}

function odd(body: object, chance: FastChance): object {
  return { [nameIn(body, chance)]: anyOf(chance, ODD) };
}

function nameIn(body: object, chance: FastChance): string {
  const names = Object.keys(body);
  return names.length === 0 ? 'extra' : anyOf(chance, names);
}

/** The same name with two values: who reads the first and who the last must not differ. */
function twice(body: object, name: string, value: unknown): string {
  return JSON.stringify(body).replace(/\}$/, `,${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`);
}
