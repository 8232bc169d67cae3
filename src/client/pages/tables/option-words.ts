import type { TableCard } from '../../../protocol/table.ts';
import type { Words } from '../../words/en/words.ts';

interface OptionWords {
  readonly short?: string | ((value: number) => string);
  readonly values?: Readonly<Record<string, { readonly label: string; readonly short?: string }>>;
}

/** The house rules of a table, each in a few words; what is switched off needs none. */
export function optionWords({ game, options }: TableCard, { pages }: Words): string[] {
  const spoken: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = pages.options;
  return Object.entries(options).flatMap(([id, value]) => {
    const { short, values } = spoken[game]?.[id] ?? {};
    if (typeof short === 'function') return [short(Number(value))];
    return (value === true ? short : values?.[String(value)]?.short) ?? [];
  });
}
