import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useSlide } from '../../../kit/motion/use-slide.ts';
import { Icon } from '../../../kit/icon.tsx';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { Medal, Sign } from './pieces.tsx';
import { plateOf } from './plate.ts';
import type { CourtePailleContext } from './context.ts';
import type { CourteView } from './shapes.ts';

/** What has been served so far, and who would be eaten. On a phone the first few, all at a tap. */
export function PlatePanel({
  view,
  context,
}: {
  readonly view: CourteView;
  readonly context: CourtePailleContext;
}): JSX.Element {
  const { courte } = context;
  const { settings } = useWorld();
  const [isAll, setIsAll] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  const plate = plateOf(view);
  useSlide(rows, `${isAll} ${plate.map(({ who }) => who).join()}`, PACES[settings.pace]);
  return (
    <section class={isAll ? 'plate panel all' : 'plate panel'} aria-label={courte.plateLong}>
      <h2>
        <button type="button" class="more" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {courte.plate}
          <Icon name="down" />
        </button>
        <span class="plain">{courte.plate}</span>
      </h2>
      <ol ref={rows}>
        {plate.map(({ who, total, hidden, isTop }) => (
          <li key={who} class={isTop ? 'top' : undefined}>
            <Medal who={who} mood={isTop ? 2 : total > 0 ? 1 : 0} />
            <span class="pn" aria-hidden="true">
              {courte.castaway(who)}
            </span>
            <Sign who={who} />
            <b class="num" aria-hidden="true">
              {total}
              {hidden > 0 && <small>+{hidden}</small>}
            </b>
            <span class="sr">{(isTop ? courte.onPlateMost : courte.onPlate)(who, total, hidden)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
