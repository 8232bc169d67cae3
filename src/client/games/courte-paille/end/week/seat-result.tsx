import type { JSX } from 'preact';
import type { Card, Castaway } from '../../../../../games/courte-paille/cards.ts';
import { countOf, type Count } from '../../../../../games/courte-paille/count.ts';
import type { TieStep } from '../../../../../games/courte-paille/tie.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { nameIn, type TableContext } from '../../../../play/session/context.ts';
import { countedFirst } from '../counted-first.ts';
import { Ring } from '../ring.tsx';
import { useEnds } from '../words.ts';

interface Props {
  readonly seat: number;
  readonly place: number;
  readonly hand: readonly Card[];
  readonly points: number;
  readonly eaten: readonly Castaway[];
  readonly steps: readonly TieStep[];
  readonly context: TableContext;
}

/** What somebody held, and what it came to. */
export function SeatResult({ seat, place, hand, points, eaten, steps, context }: Props): JSX.Element {
  const says = useEnds();
  const count = countOf(hand, eaten);
  return (
    <li class={classNames('res e', seat === context.you && 'you')}>
      <span class="rk num">{place}</span>
      <Ring seat={seat} />
      <span class="who">
        <b class="display">{nameIn(context, seat)}</b>
        <span class="small muted">{says.calc(count, eaten)}</span>
      </span>
      <OpenHand hand={hand} count={count} compared={comparedOf(steps, seat)} />
      <span class="tot num">{points}</span>
    </li>
  );
}

interface OpenHandProps {
  readonly hand: readonly Card[];
  readonly count: Count;
  readonly compared: readonly Card[];
}

function OpenHand({ hand, count, compared }: OpenHandProps): JSX.Element {
  const says = useEnds();
  const counts = [...count.own, ...count.cocos];
  const sorted = countedFirst(count, hand);
  const rest = sorted.filter((card) => !counts.includes(card));
  return (
    <span class="cards" role="img" aria-label={says.hand(counts, rest)}>
      {sorted.map((card) => (
        <CardPicture key={card} game="courte-paille" card={card} class={markOf(card, count, compared)} />
      ))}
    </span>
  );
}

/** The cards that somebody had in the steps down the plate. */
function comparedOf(steps: readonly TieStep[], seat: number): readonly Card[] {
  const mine = steps.flatMap(({ held }) => held.filter((one) => one.seat === seat));
  return mine.flatMap(({ count }) => [...count.own, ...count.cocos]);
}

function markOf(card: Card, { own, cocos }: Count, compared: readonly Card[]): string {
  if (own.includes(card)) return 'hit';
  if (cocos.includes(card)) return 'hit c';
  return compared.includes(card) ? 'tie' : 'dim';
}
