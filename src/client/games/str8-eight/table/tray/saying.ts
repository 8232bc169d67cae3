import { saying, thinkingSaid, problemSaid, type Saying } from '../../../../play/tray/say.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { fitsOn, isPass, nextAfter, numberOf, giverOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { HeldCard } from './held.ts';
import { isDraw } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { PassCard } from '../../../../../games/str8-eight/cards.ts';
import type { Passed, Seen, Source } from '../../../../../games/str8-eight/events.ts';
import type { PassPreview } from '../../../../../games/str8-eight/preview.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

interface Situation {
  readonly displayed: DisplayedState<DisplayedStr8Eight>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly chosen: HeldCard | undefined;
  readonly pile: Source | null;
  readonly drawn: Seen;
  readonly problem: string;
}

/** The sentence of the tray. */
export function sayingOf(situation: Situation): Saying {
  const { displayed, context, you, chosen, drawn, problem } = situation;
  const { str8Eight, words } = context;
  const { view, state, ask } = displayed;
  const score = view.seats[you]?.score ?? 0;
  const first = problemSaid(state, problem, words);
  if (first !== null) return first;
  if (view.passing !== undefined) return passingSaid(view.passing, context, you);
  if (ask !== null && state.sent === null) {
    if (isDraw(ask)) return drawSaid(situation);
    if (chosen !== undefined) return chosenSaid(chosen, view, context, you);
    return saying(
      str8Eight.yourTurnPlay,
      drawn === null ? str8Eight.youHave(score) : str8Eight.yourTurnDrew(str8Eight.short(drawn), score),
      true,
    );
  }
  if (view.turn === undefined || view.turn === you) {
    return saying(state.sent === null ? words.common.loading : words.table.sending, str8Eight.youHave(score), true);
  }
  const next = nextOnes(view, you).map((seat) => whoIn(context, seat));
  return saying(thinkingSaid(context, view.turn), str8Eight.youWait(next, score));
}

function passingSaid({ seat, card }: Passed, context: Str8EightContext, you: number): Saying {
  const { str8Eight } = context;
  const side = sideOf(card);
  const count = context.table.seats.length;
  const from = giverOf(you, side, count);
  return saying(str8Eight.passingHead(whoIn(context, seat), side), str8Eight.passingMore(whoIn(context, from)));
}

function drawSaid({ displayed: { view }, context, you, pile }: Situation): Saying {
  const { str8Eight } = context;
  const top = view.discard.at(-1);
  if (pile !== 'discard' || top === undefined) {
    return saying(
      str8Eight.yourTurnDraw,
      str8Eight.yourTurnDrawMore(top === undefined || isPass(top) ? null : numberOf(top)),
      true,
    );
  }
  if (fitsOn(top, view.seats[you]?.sequence ?? [])) return saying(str8Eight.yourTurnDraw, str8Eight.fitsYou);
  const next = nextAfter(you, view.seats.length);
  const isTheirs = fitsOn(top, view.seats[next]?.sequence ?? []);
  return saying(str8Eight.yourTurnDraw, isTheirs ? str8Eight.fitsThem(whoIn(context, next)) : '');
}

function chosenSaid(
  { card, offer, suits }: HeldCard,
  view: DisplayedStr8Eight,
  context: Str8EightContext,
  you: number,
): Saying {
  const { str8Eight } = context;
  if (isPass(card)) return passSaid(card, offer?.pass?.preview, context);
  const last = view.seats[you]?.sequence.at(-1);
  const warning = suits === undefined ? '' : str8Eight.helps(card, whoIn(context, suits));
  if (offer?.lay === undefined) {
    return saying(str8Eight.chosenNot(card, last === undefined ? null : numberOf(last)), warning);
  }
  const { preview } = offer.lay;
  if (preview.completes) return saying(str8Eight.chosenTop(card), str8Eight.chosenTopMore);
  const next = preview.next === '' ? [] : preview.next.split(' ').map(Number);
  return saying(str8Eight.chosenFits(card, preview.length), str8Eight.chosenNext(next));
}

function passSaid(card: PassCard, preview: PassPreview | undefined, context: Str8EightContext): Saying {
  const { str8Eight } = context;
  const more =
    preview === undefined ? '' : str8Eight.chosenPassMore(whoIn(context, preview.to), whoIn(context, preview.from));
  return saying(str8Eight.chosenPass(sideOf(card)), more);
}

/** Who comes after the one whose turn it is, up to you. */
function nextOnes({ turn = 0, seats }: DisplayedStr8Eight, you: number): number[] {
  const next: number[] = [];
  for (let seat = turn; seat !== you; next.push(seat)) seat = nextAfter(seat, seats.length);
  return next;
}
