import type { JSX } from 'preact';
import { Blank } from '../../pages/pieces/blank.tsx';
import { nameOf } from '../../pages/pieces/games.ts';
import { Shell } from '../../pages/pieces/shell.tsx';
import { ToHome } from '../../pages/pieces/to-home.tsx';
import { usePage } from '../../pages/pieces/use-page.ts';
import { useWorld } from '../../world.ts';
import type { Sitting, Standing } from '../sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly standing: Standing;
}

export function CourteTable({ standing }: Props): JSX.Element {
  const { words } = useWorld();
  const name = nameOf(standing.table.game, words);
  usePage({ title: name, classes: 'home', game: 'courte' });
  return (
    <Shell>
      <Blank picture="signpost" heading={words.table.notOnTheWeb} says={words.table.notOnTheWebMore}>
        <ToHome isFirst />
      </Blank>
    </Shell>
  );
}
