import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import type { ListedTable } from '../../link/link.ts';
import { shownCode, slipIn } from '../common/code.ts';
import { nameOf } from '../../words/words.ts';
import { To } from '../../shell/to.tsx';

export interface Near {
  readonly table: TableCard;
  /** Which letter was mistyped. */
  readonly slip: number;
}

/** The public table that somebody meant who mistyped one letter; private ones are not to be found by trying. */
export function nearTable(typed: string, lobby: readonly ListedTable[]): Near | undefined {
  for (const { table } of lobby) {
    const slip = slipIn(typed, table.code);
    const isFree = table.status === 'open' && table.seats.some(({ kind }) => kind === 'open');
    if (slip !== undefined && isFree && table.public) return { table, slip };
  }
  return undefined;
}

export function NearTable({ near: { table, slip } }: { readonly near: Near }): JSX.Element {
  const { words } = useWorld();
  const { code } = words.pages;
  const host = table.host === null ? undefined : table.seats[table.host];
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const game = nameOf(table.game, words);
  const about =
    host === undefined || host.kind === 'open' ? code.table(game, free) : code.tableOf(host.name, game, free);
  const shown = shownCode(table.code);
  // the hyphen stands in the middle
  const at = slip < shown.indexOf('-') ? slip : slip + 1;
  return (
    <To route={{ page: 'join', code: table.code }} class="btn sug" label={code.meant(shown, about)}>
      <b class="num">
        {shown.slice(0, at)}
        <u>{shown[at]}</u>
        {shown.slice(at + 1)}
      </b>
      <span class="small">{about}</span>
    </To>
  );
}
