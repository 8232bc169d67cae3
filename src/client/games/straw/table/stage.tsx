import type { JSX } from 'preact';
import { PLACES } from '../../../play/playback/places.ts';
import { useWords } from './words.ts';
import { useWorld } from '../../../shell/world.ts';
import { TIMES } from '../../../kit/motion/still.ts';
import { useCount } from '../../../kit/motion/use-count.ts';
import { PACES } from '../../../shell/settings.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { Camel, Gauge } from '../art/camel-picture.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from './context.ts';
import type { StrawView } from './shapes.ts';

/** Printed on the camel. */
const LIMIT = 50;

interface Props {
  readonly view: StrawView;
  readonly context: StrawContext;
  /** The total that the chosen card would make. */
  readonly preview: number | undefined;
}

export function Stage({ view, context, preview }: Props): JSX.Element {
  const { settings } = useWorld();
  const straw = useWords();
  const { total, camel, pile, isBroken = false } = view;
  const counted = useCount(total, TIMES.bend * PACES[settings.pace]);
  const top = camel.at(-1);
  return (
    <section class="stage" aria-label={straw.camel}>
      <Gauge total={counted} preview={total > LIMIT ? counted : (preview ?? counted)} label={straw.gauge} />
      <div class="weigh">
        <span class="big num">{straw.numeral(counted)}</span>
        <Spare total={total} isBroken={isBroken} />
      </div>
      <Camel
        weight={counted}
        cards={camel.map(({ card }) => card)}
        broken={isBroken}
        label={isBroken ? straw.down : straw.carries(total)}
      />
      <div class="piles">
        <figure>
          {top === undefined ? (
            <div class="slot" />
          ) : (
            <CardPicture
              game="straw"
              card={top.card}
              label={`${straw.onTop(top.card)} ${straw.by(whoIn(context, top.seat))}`}
            />
          )}
          <figcaption>
            {top === undefined ? (
              straw.empty
            ) : (
              <>
                <b>{straw.onTop(top.card)}</b>
                <br />
                {straw.by(whoIn(context, top.seat))}
              </>
            )}
          </figcaption>
        </figure>
        <figure>
          <Pile place={PLACES.pile} game="straw" top={null} count={pile} label={`${straw.pile}, ${pile}`} />
          <figcaption>{straw.toDraw}</figcaption>
        </figure>
      </div>
    </section>
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
      <b>{total >= LIMIT ? straw.noSpare : straw.spare(LIMIT - total)}</b>
      <span>{total < 0 ? straw.floats : straw.beforeBreaks}</span>
    </span>
  );
}
