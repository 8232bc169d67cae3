import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { placeRef } from '../../../kit/motion/places.ts';
import { useSlide } from '../../../kit/motion/use-slide.ts';
import { Icon } from '../../../kit/icon.tsx';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { Medal, Sign } from './castaway-marks.tsx';
import { countOf, pointsOf } from '../../../../games/courte-paille/count.ts';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleSeat } from '../../../../games/courte-paille/view.ts';
import { plateOf, type Portion } from '../../../../games/courte-paille/plate.ts';
import type { CourtePailleContext } from './context.ts';
import { RAFT } from './places.ts';
import type { ScreenView } from './screen-view.ts';

interface Props {
  readonly view: ScreenView;
  readonly context: CourtePailleContext;
}

/** What has been served so far, and who would be eaten. On a phone the first few, all at a tap. */
export function PlatePanel({ view, context }: Props): JSX.Element {
  const { says } = context;
  const { settings } = useWorld();
  const [isAll, setIsAll] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  const plate = plateOf(view);
  const hand = context.you === null ? null : knownIn(view.seats[context.you]);
  useSlide(rows, `${isAll} ${plate.map(({ who }) => who).join()}`, PACES[settings.pace]);
  return (
    <section class={isAll ? 'plate panel all' : 'plate panel'} aria-label={says.plateLong} ref={placeRef(RAFT.plate)}>
      <h2>
        <button type="button" class="more" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {says.plate}
          <Icon name="down" />
        </button>
        <span class="plain">{says.plate}</span>
      </h2>
      {hand !== null && (
        <p class="heads" aria-hidden="true">
          <span>{says.weekHead}</span>
          <span class="yours">{says.handHead}</span>
        </p>
      )}
      <ol ref={rows} class={hand === null ? undefined : 'both'}>
        {plate.map((portion) => (
          <PortionRow key={portion.who} portion={portion} hand={hand} context={context} />
        ))}
      </ol>
    </section>
  );
}

interface PortionProps {
  readonly portion: Portion;
  /** Of the viewer, if there is one. */
  readonly hand: readonly Card[] | null;
  readonly context: CourtePailleContext;
}

/** The own cards, as far as they can be seen. */
function knownIn(seat: CourtePailleSeat | undefined): readonly Card[] {
  return (seat?.hand ?? []).filter((card) => card !== null);
}

function PortionRow({ portion, hand, context: { says } }: PortionProps): JSX.Element {
  const { who, total, hidden, isTop } = portion;
  const points = hand === null ? null : pointsOf(countOf(hand, [who]));
  return (
    <li class={isTop ? 'top' : undefined}>
      <Medal who={who} mood={isTop ? 2 : total > 0 ? 1 : 0} />
      <span class="pn" aria-hidden="true">
        {says.castaway(who)}
      </span>
      <Sign who={who} />
      <b class="num" aria-hidden="true">
        {total}
        {hidden > 0 && <small>+{hidden}</small>}
      </b>
      {points !== null && (
        <span class={points === 0 ? 'num yours none' : 'num yours'} title={says.forYou(points)} aria-hidden="true">
          {points === 0 ? '–' : points}
        </span>
      )}
      <span class="sr">
        {(isTop ? says.onPlateMost : says.onPlate)(who, total, hidden)}
        {points !== null && `; ${says.forYou(points)}`}
      </span>
    </li>
  );
}
