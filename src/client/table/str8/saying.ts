import { saying, thinkingSaid, troubleSaid, type Saying } from '../say.tsx';
import { whoIn } from '../scene.ts';
import type { Shown } from '../show.ts';
import { fitsOn, isPass, nextAfter, numberOf, receiverOf, sideOf } from './cards.ts';
import type { Str8Held } from './held.tsx';
import { isDraw } from './offers.ts';
import type { Str8Scene } from './scene.ts';
import type { PassCard, Passed, PassPreview, Seen, Source, Str8View } from './shapes.ts';

interface Moment {
  readonly shown: Shown<Str8View>;
  readonly scene: Str8Scene;
  readonly you: number;
  readonly chosen: Str8Held | undefined;
  readonly pile: Source | null;
  readonly drawn: Seen;
  readonly sorry: string;
}

/** The sentence of the tray. */
export function sayingOf(moment: Moment): Saying {
  const { shown, scene, you, chosen, drawn, sorry } = moment;
  const { str8, words } = scene;
  const { view, standing, ask } = shown;
  const score = view.seats[you]?.score ?? 0;
  const trouble = troubleSaid(standing, sorry, words);
  if (trouble !== null) return trouble;
  if (view.passing !== undefined) return passingSaid(view.passing, scene, you);
  if (ask !== null && standing.sent === null) {
    if (isDraw(ask)) return drawSaid(moment);
    if (chosen !== undefined) return chosenSaid(chosen, view, scene, you);
    return saying(
      str8.yourTurnPlay,
      drawn === null ? str8.youHave(score) : str8.yourTurnDrew(str8.short(drawn), score),
      true,
    );
  }
  if (view.turn === undefined || view.turn === you) {
    return saying(standing.sent === null ? words.common.loading : words.table.sending, str8.youHave(score), true);
  }
  const next = nextOnes(view, you).map((seat) => whoIn(scene, seat));
  return saying(thinkingSaid(scene, view.turn), str8.youWait(next, score));
}

function passingSaid({ seat, card }: Passed, scene: Str8Scene, you: number): Saying {
  const { str8 } = scene;
  const side = sideOf(card);
  const count = scene.table.seats.length;
  // what comes from the right goes to the left
  const from = receiverOf(you, side === 'left' ? 'right' : 'left', count);
  return saying(str8.passingHead(whoIn(scene, seat), side), str8.passingMore(whoIn(scene, from)));
}

function drawSaid({ shown: { view }, scene, you, pile }: Moment): Saying {
  const { str8 } = scene;
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
  return saying(str8.yourTurnDraw, isTheirs ? str8.fitsThem(whoIn(scene, next)) : '');
}

function chosenSaid({ card, offer, suits }: Str8Held, view: Str8View, scene: Str8Scene, you: number): Saying {
  const { str8 } = scene;
  if (isPass(card)) return passSaid(card, offer?.pass?.preview, scene);
  const last = view.seats[you]?.sequence.at(-1);
  const warning = suits === undefined ? '' : str8.helps(card, whoIn(scene, suits));
  if (offer?.lay === undefined) {
    return saying(str8.chosenNot(card, last === undefined ? null : numberOf(last)), warning);
  }
  const { preview } = offer.lay;
  if (preview.completes) return saying(str8.chosenTop(card), str8.chosenTopMore);
  const next = preview.next === '' ? [] : preview.next.split(' ').map(Number);
  return saying(str8.chosenFits(card, preview.length), str8.chosenNext(next));
}

function passSaid(card: PassCard, preview: PassPreview | undefined, scene: Str8Scene): Saying {
  const { str8 } = scene;
  const more = preview === undefined ? '' : str8.chosenPassMore(whoIn(scene, preview.to), whoIn(scene, preview.from));
  return saying(str8.chosenPass(sideOf(card)), more);
}

/** Who comes after the one whose turn it is, up to you. */
function nextOnes({ turn = 0, seats }: Str8View, you: number): number[] {
  const between = (you - turn + seats.length) % seats.length;
  return Array.from({ length: between }, (_, i) => (turn + i + 1) % seats.length);
}
