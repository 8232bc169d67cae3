import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import type { Player } from '../../link/link.ts';
import { Icon } from '../../kit/icon.tsx';
import { GamePoster } from '../common/game-poster.tsx';
import type { Route } from '../../shell/route.ts';
import { nameOf } from '../../words/words.ts';
import { gameNamed } from '../../games/games.ts';
import { SeatRow } from '../common/seat-row.tsx';
import { To } from '../../shell/to.tsx';
import { optionWords } from './option-words.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly table: TableCard;
  readonly me: Player | null;
}

/** One table of the lobby. */
export function Listed({ table, me }: Props): JSX.Element {
  const { words } = useWorld();
  const { clocks, lobby, options } = usePagesWords();
  const host = hostOf(table);
  return (
    <li class="tbl panel" data-game={table.game}>
      <div class="art">{gameNamed(table.game) !== undefined && <GamePoster game={table.game} />}</div>
      <div class="tt">
        <p class="small gm">{nameOf(table.game, words)}</p>
        <h2>{host === undefined ? lobby.nobodysTable : lobby.hostOf(host)}</h2>
        <p class="small muted">{table.status === 'open' ? lobby.gathering : lobby.playing}</p>
        <SeatRow table={table} />
        <p class="pls">
          <span class="pill">
            <Icon name="sand" />
            {clocks[table.clock]}
          </span>
          {optionWords(table, options).map((says) => (
            <span key={says} class="pill">
              {says}
            </span>
          ))}
        </p>
        <Way table={table} me={me} host={host} />
      </div>
    </li>
  );
}

interface WayProps extends Props {
  readonly host: string | undefined;
}

/** To my own seat, to a free one, or to where one can watch. */
function Way({ table, me, host }: WayProps): JSX.Element | null {
  const { lobby } = usePagesWords();
  const toTable: Route = { page: 'table', id: table.id, isOnline: true };
  if (table.seats.some((seat) => seat.kind === 'person' && seat.player === me?.id)) {
    return (
      <To route={toTable} class="btn primary">
        <Icon name="arrow" />
        {lobby.back}
      </To>
    );
  }
  if (table.status === 'open' && table.seats.some(({ kind }) => kind === 'open')) {
    return (
      <To
        route={{ page: 'join', code: table.code }}
        class="btn primary"
        label={host === undefined ? undefined : lobby.sitAt(host)}
      >
        <Icon name="arrow" />
        {lobby.sit}
      </To>
    );
  }
  if (!table.watching) return null;
  return (
    <To route={toTable} class="btn quiet" label={host === undefined ? undefined : lobby.watchAt(host)}>
      <Icon name="eye" />
      {lobby.watch}
    </To>
  );
}

function hostOf({ host, seats }: TableCard): string | undefined {
  const seat = host === null ? undefined : seats[host];
  return seat === undefined || seat.kind === 'open' ? undefined : seat.name;
}
