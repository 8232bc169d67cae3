import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { nameIn, type TableContext } from '../../../../play/session/context.ts';
import { placeAt, turnsFrom } from '../../../../play/session/round.ts';
import { Medal, Shark } from '../../table/castaway-marks.tsx';
import type { PartEnd } from '../endings.ts';
import { useEnds } from '../words.ts';

interface Props {
  readonly end: PartEnd;
  readonly context: TableContext;
}

/** Who says what, clockwise; whoever looks sits at the bottom. */
export function Voices({ end, context }: Props): JSX.Element {
  const says = useEnds();
  const { characters, totals } = end.eaten;
  const { length } = context.table.seats;
  const total = totals[characters[0]!] ?? 0;
  return (
    <div class="round">
      <div class="mid">
        <span class="eatenones">
          {characters.map((who) => (
            <Medal key={who} who={who} mood={2} />
          ))}
        </span>
        <b class="display">{says.eatenShort(characters)}</b>
        <span class="small">
          {characters.length === 0
            ? says.nobodyEaten
            : characters.length === 1
              ? says.eatenOn(total)
              : says.eachEatenOn(characters, total)}
        </span>
      </div>
      <ol class="rlist" aria-label={says.announcements}>
        {context.table.seats.map((_, seat) => (
          <Voice key={seat} seat={seat} end={end} context={context} turn={turnsFrom(context.you, seat, length)} />
        ))}
      </ol>
    </div>
  );
}

function Voice({ seat, end, context, turn }: Props & { readonly seat: number; readonly turn: number }): JSX.Element {
  const says = useEnds();
  const at = end.announced.findIndex((one) => one.seat === seat);
  const said = end.announced[at];
  const isBest = seat === end.winner;
  return (
    <li
      class={classNames('rs', isBest && 'best', turn === 0 && 'self', said === undefined && 'mute')}
      style={{ ...placeAt(turn, context.table.seats.length), '--k': at }}
    >
      {said !== undefined && (
        <span class={isBest ? 'sbub best' : 'sbub'}>
          <i class="num" aria-hidden="true">
            {at + 1}
          </i>
          {said.points === null ? says.notMore : <b>{said.points}</b>}
        </span>
      )}
      <span class="ring">
        <Animal name={animalOf(seat)} />
        {seat === end.shark && (
          <span class="shk">
            <Shark label={says.hasShark} />
          </span>
        )}
      </span>
      <b class="rn">{nameIn(context, seat)}</b>
      {said === undefined && <span class="sr">{says.outTag}</span>}
    </li>
  );
}
