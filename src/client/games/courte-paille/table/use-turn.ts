import { useLayoutEffect, useState } from 'preact/hooks';
import { standInForYou } from '../../../play/session/seats.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { Session } from '../../../play/session/session.ts';
import { useChosen } from '../../../play/tray/use-chosen.ts';
import { useMove } from '../../../play/session/use-move.ts';
import type { CourteCard, CourteView } from './shapes.ts';
import { intentOf, modeOf, NO_PICKS, withDay, type Intent, type Mode, type Picks, type Plan } from './turn.ts';

/** What a person does with the question that is put. */
export interface Turn {
  readonly mode: Mode;
  readonly picks: Picks;
  readonly intent: Intent | undefined;
  readonly problem: string;
  setProblem(sentence: string): void;
  move(text: string): void;
  /** Touches a card; the same one again does it. */
  pickCard(card: CourteCard, element: Element): void;
  /** Whether it was touched, drawn or not. */
  isPicked(card: CourteCard): boolean;
  pickDay(position: number): void;
  unpick(): void;
  readonly isCocoOpen: boolean;
  openCoco(): void;
  closeCoco(): void;
  /** Coco has its orders and needs something to do them with; null takes them back. */
  order(plan: Plan | null): void;
}

export function useTurn(session: Session, displayed: DisplayedState<CourteView>, you: number | null): Turn {
  const { state, view, again } = displayed;
  const canPlay = state.sent === null && standInForYou(state) === null && again === null;
  const ask = canPlay ? displayed.ask : null;
  const question = displayed.ask?.id ?? null;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [days, setDays] = useState<Picks['days']>(NO_PICKS.days);
  const [isClosed, setIsClosed] = useState(false);
  const cards = useChosen<CourteCard>(question);
  const moving = useMove(session, question);
  const unpick = (): void => {
    cards.drop();
    setDays(NO_PICKS.days);
  };
  useLayoutEffect(() => {
    setPlan(null);
    setDays(NO_PICKS.days);
    setIsClosed(false);
  }, [question]);
  const mode = modeOf(ask, view, you, plan);
  const picks = { card: cards.one, days };
  const intent = intentOf(ask, mode, picks);
  return {
    mode,
    picks,
    intent,
    ...moving,
    pickCard(card, element) {
      moving.setProblem('');
      if (!cards.isOn(card)) return cards.choose(card, element);
      const wanted = intentOf(ask, mode, { card, days });
      if (wanted !== undefined) moving.move(wanted.move);
    },
    isPicked: cards.isOn,
    pickDay(position) {
      moving.setProblem('');
      if (mode === 'lesson' && days[0] === position && intent !== undefined) moving.move(intent.move);
      else setDays(withDay(mode, days, position));
    },
    unpick,
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
  };
}
