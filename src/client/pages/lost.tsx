import type { JSX } from 'preact';
import { useWorld } from '../world.ts';
import { Icon } from '../parts/icon.tsx';
import { Blank } from './pieces/blank.tsx';
import { Shell } from './pieces/shell.tsx';
import { To } from './pieces/to.tsx';
import { usePage } from './pieces/use-page.ts';

/** An address that leads nowhere. */
export function Lost(): JSX.Element {
  const { words } = useWorld();
  const { lost, nav } = words.pages;
  usePage({ title: lost.title, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <Blank picture="signpost" heading={lost.heading} says={lost.says}>
        <To route={{ page: 'set', game: 'straw' }} class="btn primary big">
          <Icon name="plus" />
          {lost.play}
        </To>
        <To route={{ page: 'home' }} class="btn quiet">
          <Icon name="home" />
          {nav.toHome}
        </To>
      </Blank>
    </Shell>
  );
}
