import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Card as CardName } from '../../../../games/courte-paille/cards.ts';
import { Card, CardPicture } from '../../../kit/card.tsx';
import { placeRef } from '../../../kit/motion/places.ts';
import { useSlide } from '../../../kit/motion/use-slide.ts';
import { HintedCard } from '../../../play/tray/hinted.ts';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import type { CourtePailleContext } from './context.ts';
import { RAFT } from './places.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  readonly menu: readonly CardName[];
  readonly context: CourtePailleContext;
  /** Whether a card of it can be touched. */
  readonly isAsked: boolean;
  /** Whatever had the focus is gone. */
  readonly takesFocus: boolean;
  readonly picked: CardName | null;
  /** What taking it would come to, for ears. */
  labelOf(card: CardName): string;
  onPick(card: CardName, element: Element): void;
}

/** The menu down the table from the middle of the week: a T. Each card shows its corner. */
export function MenuColumn(props: Props): JSX.Element {
  const { menu, context, isAsked, takesFocus } = props;
  const { says } = context;
  const roving = useRoving<HTMLDivElement>(menu.length, takesFocus);
  const { box, onKeyDown } = roving;
  const { settings } = useWorld();
  // pictures and buttons are not the same elements
  useSlide(box, `${isAsked} ${menu.join()}`, PACES[settings.pace]);
  return (
    <section class="menu" aria-label={says.menuLong}>
      <h2>{says.menu}</h2>
      <div class="mcol" role="group" aria-label={says.menuLong} ref={box} onKeyDown={isAsked ? onKeyDown : undefined}>
        {menu.length === 0 && <p class="small gone">{says.menuEmpty}</p>}
        {menu.map((card, i) =>
          isAsked ? (
            <MenuButton key={card} {...props} card={card} at={i} roving={roving} />
          ) : (
            <CardPicture
              key={card}
              cardRef={placeRef(RAFT.menu(card))}
              game="courte-paille"
              card={card}
              label={says.cardName(card)}
            />
          ),
        )}
      </div>
    </section>
  );
}

interface ButtonProps extends Props {
  readonly card: CardName;
  readonly at: number;
  readonly roving: ReturnType<typeof useRoving>;
}

function MenuButton({ card, at, roving, picked, labelOf, onPick }: ButtonProps): JSX.Element {
  const { words } = useWorld();
  const isHinted = card === useContext(HintedCard);
  return (
    <Card
      cardRef={roving.refOf(at, RAFT.menu(card))}
      game="courte-paille"
      card={card}
      class={isHinted ? 'hinted' : undefined}
      label={isHinted ? words.table.hinted(labelOf(card)) : labelOf(card)}
      chosen={card === picked}
      tabIndex={roving.tabIndexOf(at)}
      onClick={(event) => {
        roving.setAt(at);
        onPick(card, event.currentTarget as Element);
      }}
    />
  );
}
