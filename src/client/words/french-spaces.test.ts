import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');

/** A line never breaks before these; `;`, `!` and `?` stand nearer to their word than `:` and the inside of « ». */
const LOOSE = /(?<!\u202F)[;!?](?!\S)|(?<!\u00A0)(?::(?!\S)|»)|«(?!\u00A0)/u;

/** All text that stands in a module, without the code around it. */
function textsIn(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { readonly type?: string; readonly value?: unknown };
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { readonly cooked: string }).cooked);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return texts;
}

test('French words keep their distance from double signs, and are not parted from them', () => {
  const modules = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const french = modules.filter((name) => /\bwords[\\/]fr[\\/].*\.ts$/.test(name));
  const texts = french.flatMap((name) => textsIn(join(CLIENT, name)));
  expect(texts).toContain('Que doit faire Coco\u202F?');
  expect(texts.filter((text) => LOOSE.test(text))).toEqual([]);
});
