import { inLanguage, ofGame, type Language } from '../words/languages.ts';
import type { AllOptionWords, OptionWords } from '../words/words.ts';
import { GAMES } from './games.ts';

type GameOptions = Readonly<Record<string, OptionWords>>;

const OPTIONS = import.meta.glob<GameOptions>('./*/words/*/options.ts', { import: 'options' });

/** What the options of all games are called in a language: only who sets or looks for a table needs them. */
export async function loadOptions(language: Language): Promise<AllOptionWords> {
  const all = GAMES.map(async ({ id }) => [id, await inLanguage(ofGame(OPTIONS, id), language)] as const);
  return Object.fromEntries(await Promise.all(all));
}
