import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { useSlide } from '../../../kit/motion/use-slide.ts';
import { Card, CardPicture } from '../../../kit/card.tsx';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { HintedCard } from '../../../play/tray/hinted.ts';
import type { CourtePailleContext } from './context.ts';
import type { CourteCard } from './shapes.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  readonly menu: readonly CourteCard[];
  readonly context: CourtePailleContext;
  /** Whether a card of it can be touched. */
  readonly isAsked: boolean;
  readonly picked: CourteCard | null;
  /** What taking it would come to, for ears. */
  labelOf(card: CourteCard): string;
  onPick(card: CourteCard, element: Element): void;
}

/** The menu down the table from the middle of the week: a T. Each card shows its corner. */
export function MenuColumn({ menu, context, isAsked, picked, labelOf, onPick }: Props): JSX.Element {
  const { courte } = context;
  const { box, tabIndexOf, onKeyDown, setAt } = useRoving<HTMLDivElement>(menu.length);
  const { settings, words } = useWorld();
  const hinted = useContext(HintedCard);
  // pictures and buttons are not the same elements
  useSlide(box, `${isAsked} ${menu.join()}`, PACES[settings.pace]);
  return (
    <section class="menu" aria-label={courte.menuLong}>
      <h2>{courte.menu}</h2>
      <div class="mcol" role="group" aria-label={courte.menuLong} ref={box} onKeyDown={isAsked ? onKeyDown : undefined}>
        {menu.length === 0 && <p class="small gone">{courte.menuEmpty}</p>}
        {menu.map((card, i) =>
          isAsked ? (
            <Card
              key={card}
              game="courte-paille"
              card={card}
              class={card === hinted ? 'hinted' : undefined}
              label={card === hinted ? words.table.hinted(labelOf(card)) : labelOf(card)}
              chosen={card === picked}
              tabIndex={tabIndexOf(i)}
              onClick={(event) => {
                setAt(i);
                onPick(card, event.currentTarget as Element);
              }}
            />
          ) : (
            <CardPicture key={card} game="courte-paille" card={card} label={courte.cardName(card)} />
          ),
        )}
      </div>
    </section>
  );
}
