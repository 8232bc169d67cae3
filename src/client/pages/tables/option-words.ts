import type { TableCard } from '../../../protocol/table.ts';
import type { Words } from '../../words/en/words.ts';

type Spoken = Readonly<Record<string, Readonly<Record<string, { readonly values: Values }>>>>;
type Values = Readonly<Record<string, { readonly short: string }>>;

/** The house rules of a table, each in a few words. */
export function optionWords({ game, options }: TableCard, { pages }: Words): string[] {
  const spoken: Spoken = pages.options;
  return Object.entries(options).flatMap(([id, value]) => spoken[game]?.[id]?.values[String(value)]?.short ?? []);
}
