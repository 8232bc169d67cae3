/** The languages that there are, by the name that their speakers give them. A language is a folder here and one in the words of each game. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** Files of words as the build finds them: `./words/fr/table.ts` is French. */
export type WordFiles<Says> = Readonly<Record<string, () => Promise<Says>>>;

/** Those of one game: `./straw/words/fr/about.ts`. */
export function ofGame<Says>(files: WordFiles<Says>, game: string): WordFiles<Says> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`./${game}/`)));
}

/** Loads the one that is in this language. */
export function inLanguage<Says>(files: WordFiles<Says>, language: Language): Promise<Says> {
  const path = Object.keys(files).find((name) => name.includes(`/${language}/`));
  if (path === undefined) throw new Error(`there are no words in ${language}`);
  return files[path]!();
}

/** The same of words that came together, in all languages: they are few. */
export function saidIn<Says>(files: Readonly<Record<string, Says>>, language: Language): Says {
  const [, says] = Object.entries(files).find(([path]) => path.includes(`/${language}/`)) ?? [];
  if (says === undefined) throw new Error(`there are no words in ${language}`);
  return says;
}
