import { saying, thinkingSaid, problemSaid, type Saying } from '../../../../play/tray/say.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { fitsOn, isPass, nextAfter, numberOf, receiverOf, sideOf } from '../cards.ts';
import type { Str8Held } from './held.tsx';
import { isDraw } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { PassCard, Passed, PassPreview, Seen, Source, Str8View } from '../shapes.ts';

interface AnimatedEvent {
  readonly displayed: DisplayedState<Str8View>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly chosen: Str8Held | undefined;
  readonly pile: Source | null;
  readonly drawn: Seen;
  readonly problem: string;
}

/** The sentence of the tray. */
export function sayingOf(moment: AnimatedEvent): Saying {
  const { displayed, context, you, chosen, drawn, problem } = moment;
  const { str8, words } = context;
  const { view, state, ask } = displayed;
  const score = view.seats[you]?.score ?? 0;
  const trouble = problemSaid(state, problem, words);
  if (trouble !== null) return trouble;
  if (view.passing !== undefined) return passingSaid(view.passing, context, you);
  if (ask !== null && state.sent === null) {
    if (isDraw(ask)) return drawSaid(moment);
    if (chosen !== undefined) return chosenSaid(chosen, view, context, you);
    return saying(
      str8.yourTurnPlay,
      drawn === null ? str8.youHave(score) : str8.yourTurnDrew(str8.short(drawn), score),
      true,
    );
  }
  if (view.turn === undefined || view.turn === you) {
    return saying(state.sent === null ? words.common.loading : words.table.sending, str8.youHave(score), true);
  }
  const next = nextOnes(view, you).map((seat) => whoIn(context, seat));
  return saying(thinkingSaid(context, view.turn), str8.youWait(next, score));
}

function passingSaid({ seat, card }: Passed, context: Str8EightContext, you: number): Saying {
  const { str8 } = context;
  const side = sideOf(card);
  const count = context.table.seats.length;
  // what comes from the right goes to the left
  const from = receiverOf(you, side === 'left' ? 'right' : 'left', count);
  return saying(str8.passingHead(whoIn(context, seat), side), str8.passingMore(whoIn(context, from)));
}

function drawSaid({ displayed: { view }, context, you, pile }: AnimatedEvent): Saying {
  const { str8 } = context;
  const top = view.discard.at(-1);
  if (pile !== 'discard' || top === undefined) {
    return saying(
      str8.yourTurnDraw,
      str8.yourTurnDrawMore(top === undefined || isPass(top) ? null : numberOf(top)),
      true,
    );
  }
  if (fitsOn(top, view.seats[you]?.sequence ?? [])) return saying(str8.yourTurnDraw, str8.fitsYou);
  const next = nextAfter(you, view);
  const isTheirs = fitsOn(top, view.seats[next]?.sequence ?? []);
  return saying(str8.yourTurnDraw, isTheirs ? str8.fitsThem(whoIn(context, next)) : '');
}

function chosenSaid({ card, offer, suits }: Str8Held, view: Str8View, context: Str8EightContext, you: number): Saying {
  const { str8 } = context;
  if (isPass(card)) return passSaid(card, offer?.pass?.preview, context);
  const last = view.seats[you]?.sequence.at(-1);
  const warning = suits === undefined ? '' : str8.helps(card, whoIn(context, suits));
  if (offer?.lay === undefined) {
    return saying(str8.chosenNot(card, last === undefined ? null : numberOf(last)), warning);
  }
  const { preview } = offer.lay;
  if (preview.completes) return saying(str8.chosenTop(card), str8.chosenTopMore);
  const next = preview.next === '' ? [] : preview.next.split(' ').map(Number);
  return saying(str8.chosenFits(card, preview.length), str8.chosenNext(next));
}

function passSaid(card: PassCard, preview: PassPreview | undefined, context: Str8EightContext): Saying {
  const { str8 } = context;
  const more =
    preview === undefined ? '' : str8.chosenPassMore(whoIn(context, preview.to), whoIn(context, preview.from));
  return saying(str8.chosenPass(sideOf(card)), more);
}

/** Who comes after the one whose turn it is, up to you. */
function nextOnes({ turn = 0, seats }: Str8View, you: number): number[] {
  const between = (you - turn + seats.length) % seats.length;
  return Array.from({ length: between }, (_, i) => (turn + i + 1) % seats.length);
}
