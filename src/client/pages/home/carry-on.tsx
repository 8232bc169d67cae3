import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { GamePoster } from '../common/game-poster.tsx';
import type { Words } from '../../words/words.ts';
import { nameOf } from '../../words/words.ts';
import { gameNamed } from '../../games/games.ts';
import { To } from '../../shell/to.tsx';
import { GiveUp } from './give-up.tsx';
import type { Unfinished } from './unfinished.ts';
import { useStands } from './use-stands.ts';

interface Props {
  readonly table: Unfinished;
  readonly onGone: () => void;
}

/** The table that waits most. */
export function CarryOn({ table, onGone }: Props): JSX.Element {
  const { words } = useWorld();
  const { home } = words.pages;
  const headline = headlineOf(table, words);
  const stands = useStands(table);
  return (
    <section class="cont panel" aria-label={home.carryOn}>
      <span class="thumb" aria-hidden="true">
        {gameNamed(table.table.game) !== undefined && <GamePoster game={table.table.game} />}
      </span>
      <span class="ct">
        <b class="display">{headline}</b>
        <span class="small muted">{stands ?? companyOf(table, words)}</span>
      </span>
      <span class="contdo" data-game={table.table.game}>
        {!table.route.isOnline && <GiveUp table={table} onGone={onGone} />}
        <To route={table.route} class="btn primary whole" label={home.carryOnWith(headline)}>
          {home.carryOn}
        </To>
      </span>
    </section>
  );
}

export function OtherTables({
  tables,
  onGone,
}: {
  readonly tables: readonly Unfinished[];
  readonly onGone: () => void;
}): JSX.Element {
  const { words } = useWorld();
  const { home } = words.pages;
  return (
    <section class="others" aria-labelledby="others">
      <h2 id="others">{home.others}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.table.id} class="panel">
            <span class="ct">
              <To route={table.route} class="whole">
                <b class="display">{headlineOf(table, words)}</b>
              </To>
              <span class="small muted">{companyOf(table, words)}</span>
            </span>
            {!table.route.isOnline && <GiveUp table={table} onGone={onGone} />}
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
