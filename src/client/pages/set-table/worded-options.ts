import type { OptionValue } from '../../../engine/options.ts';
import type { Words } from '../../words/en/words.ts';
import { offersOf, type AnyOption } from './offers.ts';
import type { GameAbout } from './wish.ts';

export interface WordedOption {
  readonly id: string;
  readonly title: string;
  /** On a switch: what it does when it is on. */
  readonly says: string | undefined;
  readonly values: readonly { readonly value: OptionValue; readonly label: string; readonly says: string }[];
  readonly byDefault: AnyOption['byDefault'];
}

interface OptionWords {
  readonly title: string;
  readonly says?: string;
  readonly values?: Readonly<Record<string, { readonly label: string; readonly says: string }>>;
}

/** What can be chosen and explained. An option without words keeps what the game itself would take. */
export function wordedOptions({ id: game, options }: GameAbout, { pages }: Words): WordedOption[] {
  const spoken: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = pages.options;
  return Object.entries(options).flatMap(([id, option]) => {
    const words = spoken[game]?.[id];
    if (words === undefined) return [];
    const { title, says, values = {} } = words;
    const worded = offersOf(option).flatMap((value) => {
      const said = values[String(value)];
      return said === undefined ? [] : [{ value, ...said }];
    });
    return [{ id, title, says, values: worded, byDefault: option.byDefault }];
  });
}
