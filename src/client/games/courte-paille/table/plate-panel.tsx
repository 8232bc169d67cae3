import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { placeRef } from '../../../kit/motion/places.ts';
import { useSlide } from '../../../kit/motion/use-slide.ts';
import { Icon } from '../../../kit/icon.tsx';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { Medal, Sign } from './castaway-marks.tsx';
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
      <ol ref={rows}>
        {plate.map((portion) => (
          <PortionRow key={portion.who} portion={portion} context={context} />
        ))}
      </ol>
    </section>
  );
}

interface PortionProps {
  readonly portion: Portion;
  readonly context: CourtePailleContext;
}

function PortionRow({ portion: { who, total, hidden, isTop }, context: { says } }: PortionProps): JSX.Element {
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
      <span class="sr">{(isTop ? says.onPlateMost : says.onPlate)(who, total, hidden)}</span>
    </li>
  );
}
