import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { TIMES } from '../../motion/still.ts';
import { useCount } from '../../motion/use-count.ts';
import { PACES } from '../../settings.ts';
import { CardPicture } from '../../parts/card.tsx';
import { Pile } from '../../parts/pile.tsx';
import { Camel, Gauge } from '../../parts/straw.tsx';
import { whoIn, type Scene } from '../scene.ts';
import type { StrawView } from './shapes.ts';

/** Printed on the camel. */
const LIMIT = 50;

interface Props {
  readonly view: StrawView;
  readonly scene: Scene;
  /** The total that the chosen card would make. */
  readonly preview: number | undefined;
}

export function Stage({ view, scene, preview }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const { straw } = words;
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
              label={`${straw.onTop(top.card)} ${straw.by(whoIn(scene, top.seat))}`}
            />
          )}
          <figcaption>
            {top === undefined ? (
              straw.empty
            ) : (
              <>
                <b>{straw.onTop(top.card)}</b>
                <br />
                {straw.by(whoIn(scene, top.seat))}
              </>
            )}
          </figcaption>
        </figure>
        <figure>
          <Pile game="straw" top={null} count={pile} label={`${straw.pile}, ${pile}`} />
          <figcaption>{straw.toDraw}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Spare({ total, isBroken }: { readonly total: number; readonly isBroken: boolean }): JSX.Element {
  const { straw } = useWorld().words;
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
