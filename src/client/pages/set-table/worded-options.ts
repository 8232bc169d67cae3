import type { Words } from '../../words/en/words.ts';
import type { GameAbout } from './wish.ts';

export interface WordedOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly says: string }[];
  readonly byDefault: GameAbout['options'][string]['byDefault'];
}

interface OptionWords {
  readonly title: string;
  readonly values: Readonly<Record<string, { readonly label: string; readonly says: string }>>;
}

/** What can be chosen and explained. An option without words keeps what the game itself would take. */
export function wordedOptions({ id: game, options }: GameAbout, { pages }: Words): WordedOption[] {
  const spoken: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = pages.options;
  return Object.entries(options).flatMap(([id, { values = [], byDefault }]) => {
    const words = spoken[game]?.[id];
    if (words === undefined) return [];
    const worded = values.flatMap((value) => {
      const says = words.values[String(value)];
      return says === undefined ? [] : [{ value: String(value), ...says }];
    });
    return [{ id, title: words.title, values: worded, byDefault }];
  });
}
