import type { JSX } from 'preact';
import { Nowhere } from './common/nowhere.tsx';
import { Shell } from '../shell/shell.tsx';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';
import { usePagesWords } from './common/words.tsx';

/** An address that leads nowhere. */
export function Lost(): JSX.Element {
  const { lost } = usePagesWords();
  usePage({ title: lost.title, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Nowhere heading={lost.heading} says={lost.says} />
    </Shell>
  );
}
