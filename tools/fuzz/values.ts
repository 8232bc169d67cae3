import type { FastChance } from '../../src/engine/chance/fast.ts';
import type { Json } from '../../src/server/testing/guest.ts';

/** Anything of a list. */
export function anyOf<T>(chance: FastChance, list: readonly T[]): T {
  return list[chance.below(list.length)]!;
}

export function oneIn(chance: FastChance, share: number): boolean {
  return chance.below(share) === 0;
}

const HEX = '0123456789abcdef';

/** What a schema of the document allows, or almost: some names have words that mean something here. */
export function valueFor(schema: Json, chance: FastChance, words: Words, name = ''): unknown {
  const known = words[name];
  if (known !== undefined && !oneIn(chance, 8)) return anyOf(chance, known);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valueFor(anyOf(chance, choices as Json[]), chance, words);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return anyOf(chance, schema.enum as unknown[]);
  return plainValue(schema, chance, words);
}

/** By the name of a property. */
export type Words = Readonly<Record<string, readonly unknown[]>>;

function plainValue(schema: Json, chance: FastChance, words: Words): unknown {
  switch (schema.type) {
    case 'object':
      return objectFor(schema, chance, words);
    case 'array':
      return Array.from({ length: 1 + chance.below(4) }, () => valueFor(schema.items, chance, words));
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + chance.below(8);
    case 'boolean':
      return oneIn(chance, 2);
    case 'string':
      return textFor(schema, chance);
    default:
      return null;
  }
}

function objectFor({ properties = {}, required = [] }: Json, chance: FastChance, words: Words): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || oneIn(chance, 2));
  return Object.fromEntries(names.map((name) => [name, valueFor(properties[name], chance, words, name)]));
}

function textFor({ pattern = '', maxLength = 12 }: Json, chance: FastChance): string {
  const length = /\{(\d+)\}/.exec(pattern)?.[1] ?? 1 + chance.below(Math.min(maxLength, 12));
  return Array.from({ length: Number(length) }, () => anyOf(chance, [...HEX])).join('');
}
