import { useEffect, useState } from 'preact/hooks';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import { useMove } from '../use-move.ts';
import type { CourteCard, CourteView } from './shapes.ts';
import { intentOf, modeOf, NO_PICKS, withDay, type Intent, type Mode, type Picks, type Plan } from './turn.ts';

/** What a person does with the question that is put. */
export interface Turn {
  readonly mode: Mode;
  readonly picks: Picks;
  readonly intent: Intent | undefined;
  readonly sorry: string;
  setSorry(sentence: string): void;
  move(text: string): void;
  /** Touches a card; the same one again does it. */
  pickCard(card: CourteCard): void;
  pickDay(position: number): void;
  unpick(): void;
  readonly isCocoOpen: boolean;
  openCoco(): void;
  closeCoco(): void;
  /** Coco has its orders and needs something to do them with; null takes them back. */
  order(plan: Plan | null): void;
}

export function useTurn(sitting: Sitting, shown: Shown<CourteView>, you: number | null): Turn {
  const { standing, view, again } = shown;
  const canPlay = standing.sent === null && standInForYou(standing) === null && again === null;
  const ask = canPlay ? shown.ask : null;
  const question = shown.ask?.id ?? null;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [picks, setPicks] = useState<Picks>(NO_PICKS);
  const [isClosed, setIsClosed] = useState(false);
  const moving = useMove(sitting, question);
  useEffect(() => {
    setPlan(null);
    setPicks(NO_PICKS);
    setIsClosed(false);
  }, [question]);
  const mode = modeOf(ask, view, you, plan);
  const intent = intentOf(ask, mode, picks);
  return {
    mode,
    picks,
    intent,
    ...moving,
    pickCard(card) {
      moving.setSorry('');
      if (card === picks.card && intent !== undefined) moving.move(intent.move);
      else setPicks({ card, days: [] });
    },
    pickDay(position) {
      moving.setSorry('');
      if (mode === 'lesson' && picks.days[0] === position && intent !== undefined) moving.move(intent.move);
      else setPicks({ card: null, days: withDay(mode, picks.days, position) });
    },
    unpick: () => setPicks(NO_PICKS),
    isCocoOpen: mode === 'coco' && !isClosed,
    openCoco() {
      setPlan(null);
      setPicks(NO_PICKS);
      setIsClosed(false);
    },
    closeCoco: () => setIsClosed(true),
    order(next) {
      setPicks(NO_PICKS);
      setPlan(next);
    },
  };
}
