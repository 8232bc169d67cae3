import type { TableCard } from '../../../protocol/table.ts';
import type { AllOptionWords } from '../../words/words.ts';

/** The house rules of a table, each in a few words; what is switched off needs none. */
export function optionWords({ game, options }: TableCard, words: AllOptionWords): string[] {
  return Object.entries(options).flatMap(([id, value]) => {
    const { short, values } = words[game]?.[id] ?? {};
    if (typeof short === 'function') return [short(Number(value))];
    return (value === true ? short : values?.[String(value)]?.short) ?? [];
  });
}
