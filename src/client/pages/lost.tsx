import type { JSX } from 'preact';
import { useWorld } from '../world.ts';
import { Nowhere } from './pieces/nowhere.tsx';
import { Shell } from './pieces/shell.tsx';
import { usePage } from './pieces/use-page.ts';

/** An address that leads nowhere. */
export function Lost(): JSX.Element {
  const { lost } = useWorld().words.pages;
  usePage({ title: lost.title, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <Nowhere heading={lost.heading} says={lost.says} />
    </Shell>
  );
}
