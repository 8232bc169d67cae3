import type { Words as SharedWords } from '../words/en/words.ts';
import { inLanguage, ofGame, type Language } from '../words/languages.ts';
import type { AboutWords, Words } from '../words/words.ts';
import { GAMES } from './games.ts';

const SHARED = import.meta.glob<SharedWords>('../words/*/words.ts', { import: 'words' });
const ABOUT = import.meta.glob<AboutWords>('./*/words/*/about.ts', { import: 'about' });

/** The words of the first page in a language, with those of every game about itself. */
export async function loadWords(language: Language): Promise<Words> {
  const games = GAMES.map(async ({ id }) => [id, await inLanguage(ofGame(ABOUT, id), language)] as const);
  const [shared, ...about] = await Promise.all([inLanguage(SHARED, language), ...games]);
  return { ...shared, games: Object.fromEntries(about) };
}
