import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import { fitsOn, numberOf } from '../../../../games/str8-eight/faces.ts';
import { isDraw, offerOf } from './tray/offers.ts';
import type { Str8EightContext } from './context.ts';

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence(
  { view, ask }: DisplayedState<Str8EightView>,
  you: number,
  { str8Eight }: Str8EightContext,
): string {
  const mine = view.seats[you];
  const sequence = mine?.sequence ?? [];
  const hand = (mine?.hand ?? []).filter((card) => card !== null);
  if (isDraw(ask)) {
    const top = view.discard.at(-1);
    return str8Eight.yourTurnDrawLong(
      top === undefined ? null : str8Eight.label(top),
      top !== undefined && fitsOn(top, sequence),
      hand.map(str8Eight.short),
    );
  }
  const last = sequence.at(-1);
  return str8Eight.yourTurnPlayLong(
    last === undefined ? null : numberOf(last),
    hand.map((card) => (offerOf(ask, card)?.lay === undefined ? str8Eight.short(card) : str8Eight.shortFits(card))),
  );
}
