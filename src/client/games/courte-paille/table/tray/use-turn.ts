import { useLayoutEffect, useState } from 'preact/hooks';
import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import type { Session, TableState } from '../../../../play/session/session.ts';
import { useMove, type Moving } from '../../../../play/session/use-move.ts';
import { useChosen } from '../../../../play/tray/use-chosen.ts';
import type { ScreenView } from '../screen-view.ts';
import { intentOf, modeOf, NO_PICKS, withDay, type Intent, type Mode, type Picks, type Plan } from './turn.ts';

/** What a person does with the question that is put. */
export interface Turn extends Moving {
  readonly mode: Mode;
  readonly picks: Picks;
  readonly intent: Intent | undefined;
  /** Touches a card; the same one again does it. */
  pickCard(card: Card, element: Element): void;
  /** What touching a card that was touched before does; nothing if it was not, drawn or not. */
  againMove(card: Card): string | undefined;
  pickDay(position: number): void;
  unpick(): void;
  readonly isCocoOpen: boolean;
  openCoco(): void;
  closeCoco(): void;
  /** Coco has its orders and needs something to do them with; null takes them back. */
  order(plan: Plan | null): void;
}

export function useTurn(session: Session, displayed: DisplayedState<ScreenView>, you: number | null): Turn {
  const ask = answerable(displayed);
  const question = displayed.ask?.id ?? null;
  const coco = useCoco(question);
  const [days, setDays] = useState<Picks['days']>(NO_PICKS.days);
  const cards = useChosen<Card>(question);
  const moving = useMove(session, question);
  useLayoutEffect(() => setDays(NO_PICKS.days), [question]);
  const unpick = (): void => {
    cards.drop();
    setDays(NO_PICKS.days);
  };
  const mode = modeOf(ask, displayed.view, you, coco.plan);
  const picks = { card: cards.one, days };
  const intent = intentOf(ask, mode, picks);
  const againMove = (card: Card): string | undefined =>
    cards.isOn(card) ? intentOf(ask, mode, { card, days })?.move : undefined;
  return {
    mode,
    picks,
    intent,
    ...moving,
    pickCard(card, element) {
      moving.setProblem('');
      const again = againMove(card);
      if (again !== undefined) moving.move(again);
      else if (!cards.isOn(card)) cards.choose(card, element);
    },
    againMove,
    pickDay(position) {
      moving.setProblem('');
      if (mode === 'lesson' && days[0] === position && intent !== undefined) moving.move(intent.move);
      else setDays(withDay(mode, days, position));
    },
    unpick,
    ...coco.forTurn(mode, unpick),
  };
}

/** The question, if the person can answer it just now. */
function answerable({ state, ask, again }: DisplayedState<ScreenView>): TableState['ask'] {
  return state.sent === null && standInForYou(state) === null && again === null ? ask : null;
}

interface Coco {
  readonly plan: Plan | null;
  forTurn(mode: Mode, unpick: () => void): Pick<Turn, 'isCocoOpen' | 'openCoco' | 'closeCoco' | 'order'>;
}

/** What Coco was told, and whether the dialog that asks for it is wanted. */
function useCoco(question: number | null): Coco {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  useLayoutEffect(() => {
    setPlan(null);
    setIsClosed(false);
  }, [question]);
  return {
    plan,
    forTurn: (mode, unpick) => ({
      isCocoOpen: mode === 'coco' && !isClosed,
      openCoco() {
        setPlan(null);
        unpick();
        setIsClosed(false);
      },
      closeCoco: () => setIsClosed(true),
      order(next) {
        unpick();
        setPlan(next);
      },
    }),
  };
}
