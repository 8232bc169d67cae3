import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Seen, Source, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { isPass } from '../../../../../games/str8-eight/faces.ts';
import { placeOf } from '../../../../kit/motion/places.ts';
import { play } from '../../../../kit/motion/sound.ts';
import type { BoardProps } from '../../../../play/game-table.tsx';
import { PLACES } from '../../../../play/playback/places.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { useMove, type Moving } from '../../../../play/session/use-move.ts';
import { useChosen } from '../../../../play/tray/use-chosen.ts';
import { useWorld } from '../../../../shell/world.ts';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { drawnIn, heldIn, type HeldCard } from './held.ts';
import { drawFrom, offerOf } from './offers.ts';

/** What can be chosen now, and what is. */
export interface Choice {
  readonly moving: Moving;
  readonly hand: readonly HeldCard[];
  readonly drawn: Seen;
  readonly chosen: HeldCard | undefined;
  /** The chosen card, if it may become the next step. */
  readonly ghost: NumberCard | undefined;
  readonly piles: ChosenPile;
  /** Whether that card was chosen, drawn or not. */
  isChosen(at: number): boolean;
  choose(held: HeldCard, element: Element): void;
  drop(): void;
}

/** A card of the hand or a pile is chosen for the question on the screen, and for no other. */
export function useChoice(props: BoardProps<DisplayedStr8Eight, Str8EightEvent, Str8EightContext>): Choice {
  const { session, displayed, context, events } = props;
  const { view, ask, state, again } = displayed;
  const { you } = context;
  const question = ask?.id ?? null;
  const card = useChosen<number>(question);
  const moving = useMove(session, question);
  const open = state.sent === null && standInForYou(state) === null ? ask : null;
  const piles = useChosenPile(open, { question, isCovered: again !== null, moving });
  const drawn = you === null ? null : drawnIn(events, you);
  const hand = you === null ? [] : heldIn({ view, you, drawn, offerOf: (one) => offerOf(open, one) });
  const chosen = hand.find(({ at }) => at === card.one);
  return {
    moving,
    hand,
    drawn,
    chosen,
    ghost: chosen?.offer?.lay === undefined || isPass(chosen.card) ? undefined : chosen.card,
    piles,
    isChosen: card.isOn,
    choose: ({ at }, element) => card.choose(at, element),
    drop: () => {
      card.drop();
      piles.drop();
    },
  };
}

interface ChosenPile {
  readonly pile: Source | null;
  readonly canDraw: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Chooses it; a second time draws from it. */
  tap(source: Source): void;
  drop(): void;
}

interface PileQuestion {
  readonly question: number | null;
  /** Something else lies over the table for a while. */
  readonly isCovered: boolean;
  readonly moving: Moving;
}

function useChosenPile(open: TableState['ask'], { question, isCovered, moving }: PileQuestion): ChosenPile {
  const { settings } = useWorld();
  const ref = useRef<HTMLDivElement>(null);
  const [pile, setPile] = useState<Source | null>(null);
  const canDraw = !isCovered && drawFrom(open, 'pile') !== undefined;
  useEffect(() => {
    setPile(null);
    // who drew by the keyboard goes on in the hand
    if (!canDraw && ref.current?.contains(document.activeElement) === true) focusHand();
  }, [question]);
  const tap = (source: Source): void => {
    const move = drawFrom(open, source);
    if (move === undefined) return;
    if (source === pile) return moving.move(move);
    play('lift', settings);
    setPile(source);
  };
  return { pile, canDraw, ref, tap, drop: () => setPile(null) };
}

/** One card of the hand is where the tab key stops. */
function focusHand(): void {
  const cards = [...(placeOf(PLACES.hand)?.children ?? [])] as HTMLElement[];
  cards.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
}
