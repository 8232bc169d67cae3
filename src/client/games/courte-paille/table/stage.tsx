import type { JSX } from 'preact';
import { PLACES } from '../../../play/playback/places.ts';
import { useRef } from 'preact/hooks';
import { usePaints } from '../../../kit/motion/use-paints.ts';
import { Pile } from '../../../kit/pile.tsx';
import { useMedia } from '../../../play/frame/media.ts';
import { useKeptFocus } from '../../../play/tray/use-kept-focus.ts';
import { MenuColumn } from './menu-column.tsx';
import { deedIn, takeOffer } from './offers.ts';
import { PlatePanel } from './plate-panel.tsx';
import type { CourtePailleContext } from './context.ts';
import type { CourteCard, CourteView } from './shapes.ts';
import type { TableState } from '../../../play/session/session.ts';
import { isLiftable, pickedFrom } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { Week } from './week.tsx';

interface Props {
  readonly view: CourteView;
  readonly context: CourtePailleContext;
  readonly ask: TableState['ask'];
  readonly turn: Turn;
  /** Whether cards act, one after the other: a phone needs room for their order. */
  readonly isActing: boolean;
  /** A day that cannot be lifted was touched. */
  onRefusedDay(position: number): void;
}

/** The week crossing the menu; the piles at its left, the plate at its right. */
export function Stage({ view, context, ask, turn, isActing, onRefusedDay }: Props): JSX.Element {
  const { courte } = context;
  const { mode, picks } = turn;
  const box = useRef<HTMLElement>(null);
  // cards that can be taken are buttons, until one was
  useKeptFocus(box);
  // the hand comes first, then the week, then what lies below it
  const paints = usePaints(2);
  const from = pickedFrom(mode);
  const isRefused = (position: number): boolean => mode === 'peek' && !isLiftable(ask, position);
  const labelOf = (card: CourteCard): string => {
    const offeredMove = mode === 'take' ? deedIn(takeOffer(ask, card)) : undefined;
    return offeredMove === undefined
      ? courte.cardName(card)
      : courte.menuCard(card, offeredMove.preview.inWeek, offeredMove.preview.inHand);
  };
  const isShort = useMedia('(max-height: 780px)');
  const isResolving = view.phase === 'take' || view.phase === 'coco';
  const isLying = isResolving && view.menu.length >= (isShort || view.seats.length > 4 ? 4 : 5);
  return (
    <section class={isActing ? 'stage acts' : 'stage'} aria-label={courte.week} aria-busy={paints < 2} ref={box}>
      {paints > 0 && (
        <Week
          view={view}
          context={context}
          isAsked={from === 'week'}
          picked={picks.days}
          isRefused={isRefused}
          onPick={(position) => (isRefused(position) ? onRefusedDay : turn.pickDay)(position)}
        />
      )}
      {paints > 1 && (
        <div class={isLying ? 'lower lying' : 'lower'}>
          <Decks view={view} context={context} />
          <MenuColumn
            menu={view.menu}
            context={context}
            isAsked={from === 'menu'}
            picked={picks.card}
            labelOf={labelOf}
            onPick={turn.pickCard}
          />
          <PlatePanel view={view} context={context} />
        </div>
      )}
    </section>
  );
}

function Decks({ view, context }: { readonly view: CourteView; readonly context: CourtePailleContext }): JSX.Element {
  const { courte } = context;
  const { pile, discard } = view;
  const top = discard.at(-1);
  return (
    <div class="decks piles">
      <figure>
        <Pile place={PLACES.pile} game="courte-paille" top={null} count={pile} label={courte.pile(pile)} />
        <figcaption>{courte.toDraw}</figcaption>
      </figure>
      <figure>
        <Pile
          game="courte-paille"
          top={top ?? null}
          count={discard.length}
          label={courte.discard(discard.length, top)}
        />
        <figcaption>{courte.thrownBack}</figcaption>
      </figure>
    </div>
  );
}
