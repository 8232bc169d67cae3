import type { JSX } from 'preact';
import type { Card, Castaway } from '../../../../../games/courte-paille/cards.ts';
import { castawayOf } from '../../../../../games/courte-paille/faces.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { useEnds } from '../words.ts';

interface Props {
  readonly week: readonly Card[];
  readonly eaten: readonly Castaway[];
}

/** All days turned up, those who are eaten marked. */
export function OpenWeek({ week, eaten }: Props): JSX.Element {
  const says = useEnds();
  return (
    <ol class="oweek" aria-label={says.week} style={{ '--days': Math.max(7, week.length) }}>
      {week.map((card, i) => (
        <li key={card} class={eaten.includes(castawayOf(card)) ? 'hit' : undefined}>
          <span class="day" aria-hidden="true">
            {says.dayShort(i + 1)}
          </span>
          <CardPicture game="courte-paille" card={card} label={says.dayOf(i + 1, card)} />
        </li>
      ))}
    </ol>
  );
}
