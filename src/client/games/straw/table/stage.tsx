import type { JSX } from 'preact';
import { BREAKING_POINT } from '../../../../games/straw/faces.ts';
import type { Loaded } from '../../../../games/straw/view.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { placeRef } from '../../../kit/motion/places.ts';
import { TIMES } from '../../../kit/motion/still.ts';
import { useCount } from '../../../kit/motion/use-count.ts';
import { Pile } from '../../../kit/pile.tsx';
import { PLACES } from '../../../play/playback/places.ts';
import { whoIn } from '../../../play/session/context.ts';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { Camel, Gauge } from '../art/camel-picture.tsx';
import type { StrawContext } from './context.ts';
import type { DisplayedStraw } from './displayed-straw.ts';
import { STRAW_PLACES } from './places.ts';
import { useWords } from './words.ts';

interface Props {
  readonly view: DisplayedStraw;
  readonly context: StrawContext;
  /** The total that the chosen card would make. */
  readonly preview: number | undefined;
}

export function Stage({ view, context, preview }: Props): JSX.Element {
  const { settings } = useWorld();
  const straw = useWords();
  const { total, camel, pile, isBroken = false } = view;
  const counted = useCount(total, TIMES.bend * PACES[settings.pace]);
  return (
    <section class="stage" aria-label={straw.camel}>
      <Gauge total={counted} preview={total > BREAKING_POINT ? counted : (preview ?? counted)} label={straw.gauge} />
      <div class="weigh">
        <span class="big num">{straw.numeral(counted)}</span>
        <Spare total={total} isBroken={isBroken} />
      </div>
      <Camel
        place={STRAW_PLACES.camel}
        weight={counted}
        cards={camel.map(({ card }) => card)}
        broken={isBroken}
        label={isBroken ? straw.down : straw.carries(total)}
      />
      <div class="piles">
        <Top top={camel.at(-1)} context={context} />
        <figure>
          <Pile place={PLACES.pile} game="straw" top={null} count={pile} label={`${straw.pile}, ${pile}`} />
          <figcaption>{straw.toDraw}</figcaption>
        </figure>
      </div>
    </section>
  );
}

interface TopProps {
  readonly top: Loaded | undefined;
  readonly context: StrawContext;
}

/** The card that was played last, and by whom. */
function Top({ top, context }: TopProps): JSX.Element {
  const straw = useWords();
  if (top === undefined) {
    return (
      <figure ref={placeRef(STRAW_PLACES.top)}>
        <div class="slot" />
        <figcaption>{straw.empty}</figcaption>
      </figure>
    );
  }
  const [what, by] = [straw.onTop(top.card), straw.by(whoIn(context, top.seat))];
  return (
    <figure ref={placeRef(STRAW_PLACES.top)}>
      <CardPicture game="straw" card={top.card} label={`${what} ${by}`} />
      <figcaption>
        <b>{what}</b>
        <br />
        {by}
      </figcaption>
    </figure>
  );
}

function Spare({ total, isBroken }: { readonly total: number; readonly isBroken: boolean }): JSX.Element {
  const straw = useWords();
  if (isBroken) {
    return (
      <span class="cap">
        <b>{straw.broken}</b>
      </span>
    );
  }
  return (
    <span class="cap">
      <b>{total >= BREAKING_POINT ? straw.noSpare : straw.spare(BREAKING_POINT - total)}</b>
      <span>{total < 0 ? straw.floats : straw.beforeBreaks}</span>
    </span>
  );
}
