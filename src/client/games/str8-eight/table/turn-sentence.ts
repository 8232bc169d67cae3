import type { DisplayedState } from '../../../play/playback/playback.ts';
import { fitsOn, numberOf } from './cards.ts';
import { isDraw, offerOf } from './tray/offers.ts';
import type { Str8EightContext } from './context.ts';
import type { Str8View } from './shapes.ts';

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence({ view, ask }: DisplayedState<Str8View>, you: number, { str8 }: Str8EightContext): string {
  const mine = view.seats[you];
  const sequence = mine?.sequence ?? [];
  const hand = (mine?.hand ?? []).filter((card) => card !== null);
  if (isDraw(ask)) {
    const top = view.discard.at(-1);
    return str8.yourTurnDrawLong(
      top === undefined ? null : str8.label(top),
      top !== undefined && fitsOn(top, sequence),
      hand.map(str8.short),
    );
  }
  const last = sequence.at(-1);
  return str8.yourTurnPlayLong(
    last === undefined ? null : numberOf(last),
    hand.map((card) => (offerOf(ask, card)?.lay === undefined ? str8.short(card) : str8.shortFits(card))),
  );
}
