import type { JSX } from 'preact';
import type { Eaten } from '../../../../../games/courte-paille/events.ts';
import { platedIn } from '../../../../../games/courte-paille/plate.ts';
import { PAINTS } from '../../art/signs.ts';
import { Medal, Sign } from '../../table/castaway-marks.tsx';
import { useEnds } from '../words.ts';

/** Totals of the week as bars. */
export function PlateBars({ eaten: { characters, totals } }: { readonly eaten: Eaten }): JSX.Element | null {
  const says = useEnds();
  const plated = platedIn(totals);
  const most = plated[0]?.total ?? 1;
  if (plated.length === 0) return null;
  return (
    <div class="panel ptot">
      <b class="display phead">{says.plate}</b>
      <ol class="pbars">
        {plated.map(({ castaway, total }) => (
          <li key={castaway} class={characters.includes(castaway) ? 'top' : undefined}>
            <Medal who={castaway} mood={characters.includes(castaway) ? 2 : 0} />
            <span class="pn">{says.castaway(castaway)}</span>
            <span class="bar">
              <i style={{ width: `${(100 * total) / most}%`, background: PAINTS[castaway].bg }} />
            </span>
            <Sign who={castaway} />
            <b class="num">{total}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
