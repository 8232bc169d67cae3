import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { inLanguage, type Language, type WordFiles } from '../words/languages.ts';
import { Loading, NotLoaded } from './later.tsx';
import { readSettings } from './settings.ts';
import { useAnswer } from './use-answer.ts';
import { useWorld } from './world.ts';

interface InWordsProps<Says> {
  readonly children: ComponentChildren;
  /** Is said until there are others. */
  readonly first?: Says | null;
}

interface LaterWords<Says> {
  /** What is inside has these words, in the language that is set. */
  readonly InWords: (props: { readonly children: ComponentChildren }) => JSX.Element;
  useWords(): Says;
  load(language?: Language): Promise<Says>;
  /** Loads a part of a page and these words at the same time; the part has them. */
  withWords<Props extends object>(part: () => Promise<Part<Props>>): () => Promise<Part<Props>>;
}

type Part<Props> = (props: Props) => JSX.Element;

/** The words of one game, or of a page that is not the first: they are loaded with it. */
export function laterWords<Says>(files: WordFiles<Says>): LaterWords<Says> {
  const words = wordsOnCall(files);
  // whoever has loaded this much shows them in a moment, and says so if they do not come
  words.load().catch(() => undefined);
  return words;
}

/** Words that are declared where nobody needs them yet: they are loaded when somebody calls for them. */
export function wordsOnCall<Says>(files: WordFiles<Says>): LaterWords<Says> {
  const Context = createContext<Says | null>(null);
  const known: Partial<Record<Language, Says>> = {};
  const load = async (language: Language = readSettings().language): Promise<Says> =>
    (known[language] ??= await inLanguage(files, language));
  function InWords({ children, first = null }: InWordsProps<Says>): JSX.Element {
    const { language } = useWorld().settings;
    const last = useRef<Says | null>(first);
    const [answer] = useAnswer(() => load(language), language);
    last.current = known[language] ?? last.current;
    if (last.current !== null) return <Context.Provider value={last.current}>{children}</Context.Provider>;
    return answer.is === 'failed' ? <NotLoaded /> : <Loading />;
  }
  return {
    load,
    InWords,
    withWords: (part) => async () => {
      const [Part, first] = await Promise.all([part(), load()]);
      return (props) => (
        <InWords first={first}>
          <Part {...props} />
        </InWords>
      );
    },
    useWords() {
      const says = useContext(Context);
      if (says === null) throw new Error('these words are known only inside their provider');
      return says;
    },
  };
}
