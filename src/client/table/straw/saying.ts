import { saying, thinkingSaid, troubleSaid, type Saying } from '../say.tsx';
import { whoIn, type Scene } from '../scene.ts';
import type { Shown } from '../show.ts';
import type { StrawDeed } from './offers.ts';
import type { StrawView } from './shapes.ts';

interface Moment {
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly you: number;
  readonly deed: StrawDeed | undefined;
  readonly isDialed: boolean;
  readonly sorry: string;
}

/** The sentence of the tray. */
export function sayingOf({ shown, scene, you, deed, isDialed, sorry }: Moment): Saying {
  const { table, straw, common } = scene.words;
  const { view, standing, ask } = shown;
  const mine = view.seats[you];
  const score = mine?.score ?? 0;
  const trouble = troubleSaid(standing, sorry, scene.words);
  if (trouble !== null) return trouble;
  if (ask !== null && standing.sent === null) {
    if (deed?.preview.breaks === true) {
      return deed.move === 'play straw'
        ? saying(straw.strawBreaks, straw.strawBreaksMore, true)
        : saying(straw.thatBreaks, straw.thatBreaksMore, true);
    }
    const isCopied = isDialed && deed?.move.startsWith('play copy') === true;
    const head = isDialed ? (isCopied ? straw.yourTurnCopiedLamp : straw.yourTurnWeight) : straw.yourTurnLoad;
    return saying(head, straw.youHave(score), true);
  }
  if (view.turn === undefined || view.turn === you) {
    const head = standing.sent === null ? common.loading : table.sending;
    return saying(head, mine === undefined || mine.hand.length === 0 ? '' : straw.youHave(score), true);
  }
  const wait = mine?.passed === undefined ? straw.youWait : straw.youWaitPassed;
  const next = nextOnes(view, you).map((seat) => whoIn(scene, seat));
  return saying(thinkingSaid(scene, view.turn), wait(next, score));
}

/** Who comes after the one whose turn it is, up to you, as play goes now. */
function nextOnes({ turn = 0, direction, seats }: StrawView, you: number): number[] {
  const next: number[] = [];
  for (let seat = turn; seat !== you || next.length === 0;) {
    seat = (seat + direction + seats.length) % seats.length;
    next.push(seat);
    if (seat === you) break;
  }
  return next;
}
