import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { placeRef } from '../../../kit/motion/places.ts';
import { usePaints } from '../../../kit/motion/use-paints.ts';
import { Pile } from '../../../kit/pile.tsx';
import { PLACES } from '../../../play/playback/places.ts';
import type { TableState } from '../../../play/session/session.ts';
import { useKeptFocus } from '../../../play/tray/use-kept-focus.ts';
import type { CourtePailleContext } from './context.ts';
import { MenuColumn } from './menu-column.tsx';
import { RAFT } from './places.ts';
import { PlatePanel } from './plate-panel.tsx';
import type { ScreenView } from './screen-view.ts';
import { menuCardSays } from './tray/offers.ts';
import { isLiftable, pickedFrom } from './tray/turn.ts';
import type { Turn } from './tray/use-turn.ts';
import { Week } from './week.tsx';

interface Props {
  readonly view: ScreenView;
  readonly context: CourtePailleContext;
  readonly ask: TableState['ask'];
  readonly turn: Turn;
  /** A day that cannot be lifted was touched. */
  onRefusedDay(position: number): void;
}

/** The week crossing the menu; the piles at its left, the plate at its right. */
export function Middle(props: Props): JSX.Element {
  const { view, context, ask, turn, onRefusedDay } = props;
  const { mode, picks } = turn;
  const box = useRef<HTMLElement>(null);
  // cards that can be taken are buttons, until one was
  useKeptFocus(box);
  // the hand comes first, then the week, then what lies below it
  const paints = usePaints(2);
  const isRefused = (position: number): boolean => mode === 'peek' && !isLiftable(ask, position);
  return (
    <section class="stage" aria-label={context.says.week} aria-busy={paints < 2} ref={box}>
      {paints > 0 && (
        <Week
          view={view}
          context={context}
          isAsked={pickedFrom(mode) === 'week'}
          picked={picks.days}
          isRefused={isRefused}
          onPick={(position) => (isRefused(position) ? onRefusedDay : turn.pickDay)(position)}
        />
      )}
      {paints > 1 && <Lower {...props} />}
    </section>
  );
}

/** The piles, the menu and the plate. */
function Lower({ view, context, ask, turn }: Props): JSX.Element {
  const { mode, picks } = turn;
  const labelOf = (card: Card): string => menuCardSays(mode === 'take' ? ask : null, card, context);
  return (
    <div class="lower" ref={placeRef(RAFT.lower)}>
      <Decks view={view} context={context} />
      <MenuColumn
        menu={view.menu}
        context={context}
        isAsked={pickedFrom(mode) === 'menu'}
        takesFocus={mode === 'land menu'}
        picked={picks.card}
        labelOf={labelOf}
        onPick={turn.pickCard}
      />
      <PlatePanel view={view} context={context} />
    </div>
  );
}

function Decks({ view, context }: Pick<Props, 'view' | 'context'>): JSX.Element {
  const { says } = context;
  const { pile, discard } = view;
  const top = discard.at(-1);
  return (
    <div class="decks piles">
      <figure>
        <Pile place={PLACES.pile} game="courte-paille" top={null} count={pile} label={says.pile(pile)} />
        <figcaption>{says.toDraw}</figcaption>
      </figure>
      <figure>
        <Pile
          place={RAFT.discard}
          game="courte-paille"
          top={top ?? null}
          count={discard.length}
          label={says.discard(discard.length, top)}
        />
        <figcaption>{says.thrownBack}</figcaption>
      </figure>
    </div>
  );
}
