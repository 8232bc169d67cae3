import { useEffect, useState } from 'preact/hooks';
import type { StrawView } from '../../../../../games/straw/view.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import { useChosen } from '../../../../play/tray/use-chosen.ts';
import { heldIn, type StrawHeld } from './hand.tsx';
import { cardOffer, type StrawOfferedMove } from './offers.ts';

/** What is chosen in the own hand: a card, and for a lamp its weight. */
export interface Choice {
  readonly hand: readonly StrawHeld[];
  readonly chosen: StrawHeld | undefined;
  /** What the chosen card offers: a move, or one for each weight. */
  readonly offeredMoves: readonly StrawOfferedMove[];
  readonly isDialed: boolean;
  readonly weight: number | null;
  /** The move that is as good as made. */
  readonly offeredMove: StrawOfferedMove | undefined;
  /** Whether the card was chosen, drawn or not. */
  isOn(held: StrawHeld): boolean;
  choose(held: StrawHeld, element: Element): void;
  weigh(weight: number): void;
  drop(): void;
}

export function useChoice({ view, state, ask }: DisplayedState<StrawView>, you: number): Choice {
  const question = ask?.id ?? null;
  const card = useChosen<number>(question);
  const [weight, setWeight] = useState<number | null>(null);
  useEffect(() => setWeight(null), [question]);
  const canPlay = state.sent === null && standInForYou(state) === null;
  const hand = heldIn(view.seats[you]?.hand ?? [], (held) => (canPlay ? cardOffer(ask, held) : undefined));
  const chosen = hand.find(({ at }) => at === card.one);
  const offeredMoves = offeredMovesOf(chosen);
  const isDialed = offeredMoves.length > 1;
  return {
    hand,
    chosen,
    offeredMoves,
    isDialed,
    weight,
    offeredMove: isDialed ? offeredMoves.find((offered) => offered.weight === weight) : offeredMoves[0],
    isOn: ({ at }) => card.isOn(at),
    choose(held, element) {
      card.choose(held.at, element);
      setWeight(null);
    },
    weigh: setWeight,
    drop: card.drop,
  };
}

export function offeredMovesOf(held: StrawHeld | undefined): readonly StrawOfferedMove[] {
  return held?.offer !== undefined && 'offeredMoves' in held.offer ? held.offer.offeredMoves : [];
}
