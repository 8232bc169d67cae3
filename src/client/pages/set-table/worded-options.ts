import type { OptionValue } from '../../../engine/options.ts';
import type { AllOptionWords } from '../../words/words.ts';
import { offersOf, type AnyOption } from './offers.ts';
import type { GameAbout } from './draft.ts';

export interface WordedOption {
  readonly id: string;
  readonly title: string;
  /** On a switch: what it does when it is on. */
  readonly says: string | undefined;
  readonly values: readonly { readonly value: OptionValue; readonly label: string; readonly says: string }[];
  readonly byDefault: AnyOption['byDefault'];
}

/** What can be chosen and explained. An option without words keeps what the game itself would take. */
export function wordedOptions({ id: game, options }: GameAbout, words: AllOptionWords): WordedOption[] {
  return Object.entries(options).flatMap(([id, option]) => {
    const spoken = words[game]?.[id];
    if (spoken === undefined) return [];
    const { title, says, values = {} } = spoken;
    const worded = offersOf(option).flatMap((value) => {
      const said = values[String(value)];
      return said === undefined ? [] : [{ value, ...said }];
    });
    return [{ id, title, says, values: worded, byDefault: option.byDefault }];
  });
}
