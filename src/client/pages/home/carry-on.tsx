import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { CardPicture } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Words } from '../../words/en/words.ts';
import { nameOf } from '../pieces/games.ts';
import { To } from '../pieces/to.tsx';
import type { Unfinished } from './unfinished.ts';

/** The table that waits most. */
export function CarryOn({ table }: { readonly table: Unfinished }): JSX.Element {
  const { words } = useWorld();
  return (
    <To route={table.route} class="cont panel">
      <span class="thumb">
        <CardPicture game="straw" card="item-6" />
        <CardPicture game="straw" card="carpet-4" />
      </span>
      <span class="ct">
        <b class="display">{headlineOf(table, words)}</b>
        <span class="small muted">{companyOf(table, words)}</span>
      </span>
      <span class="btn primary" data-game="straw">
        {words.pages.home.carryOn}
      </span>
    </To>
  );
}

export function OtherTables({ tables }: { readonly tables: readonly Unfinished[] }): JSX.Element {
  const { words } = useWorld();
  return (
    <section class="others" aria-labelledby="others">
      <h2 id="others">{words.pages.home.others}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.table.id}>
            <To route={table.route} class="panel">
              <span class="ct">
                <b class="display">{headlineOf(table, words)}</b>
                <span class="small muted">{companyOf(table, words)}</span>
              </span>
              <Icon name="arrow" />
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}

function headlineOf({ table, waiting, isMyTurn }: Unfinished, words: Words): string {
  const { home } = words.pages;
  const game = nameOf(table.game, words);
  if (table.status === 'open') return home.gathering(game);
  if (isMyTurn) return home.yourTurn(game);
  const [first, second] = waiting.map((seat) => table.seats[seat]);
  if (first === undefined || first.kind === 'open' || second !== undefined) return home.choosing(game);
  return home.thinking(game, first.name);
}

function companyOf({ table, you }: Unfinished, words: Words): string {
  const names = table.seats.flatMap((seat, at) => (seat.kind === 'open' || at === you ? [] : [seat.name]));
  return names.length === 0 ? words.pages.home.nobodyYet : words.pages.home.with(names);
}
