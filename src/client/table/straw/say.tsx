import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { classNames } from '../../parts/class-names.ts';
import { isLate, type Left } from '../clock.ts';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Held } from './hand.tsx';
import { whoIn, type Scene } from './log.ts';
import type { Deed } from './offers.ts';
import type { StrawView } from './shapes.ts';

interface SayProps {
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly you: number;
  readonly deed: Deed | undefined;
  readonly isDialed: boolean;
  readonly sorry: string;
  readonly clock: Left | null;
  readonly hand: readonly Held[];
}

/** The sentence of the tray. */
export function Say(props: SayProps): JSX.Element {
  const { you, clock, shown } = props;
  const { words } = useWorld();
  const { head, more, isWide } = useSaying(props);
  const isYours = shown.view.turn === you;
  return (
    <div class="say">
      <span
        class={classNames('me', isYours && clock !== null && 'clocked', isYours && isLate(clock) && 'late')}
        style={isYours && clock !== null ? { '--left': `${Math.round(clock.part * 100)}%` } : undefined}
      >
        <Animal name={animalOf(you)} />
      </span>
      <span>
        <span role="status">
          <b>{head}</b> <small class={isWide ? 'wide' : undefined}>{more}</small>
        </span>
        {isYours && clock !== null && <span class="mytime"> {words.table.timeLeft(clock.text)}</span>}
      </span>
    </div>
  );
}

interface Saying {
  readonly head: string;
  readonly more: string;
  /** Left out where there is little room. */
  readonly isWide: boolean;
}

function useSaying({ shown, scene, you, deed, isDialed, sorry, hand }: SayProps): Saying {
  const { table, straw, common } = useWorld().words;
  const { view, standing, ask } = shown;
  const standIn = standInForYou(standing);
  const score = view.seats[you]?.score ?? 0;
  const line = (head: string, more = '', isWide = false): Saying => ({ head, more, isWide });
  if (standing.connection === 'lost') return line(table.safe, standing.sent === null ? '' : table.safeMore);
  if (standIn !== null) return line(table.standInHolds, table.standInWhy[standIn]);
  if (sorry !== '') return line(sorry);
  if (ask !== null && standing.sent === null) {
    if (deed?.preview.breaks === true) {
      return deed.move === 'play straw'
        ? line(straw.strawBreaks, straw.strawBreaksMore, true)
        : line(straw.thatBreaks, straw.thatBreaksMore, true);
    }
    const isCopied = isDialed && deed?.move.startsWith('play copy') === true;
    const head = isDialed ? (isCopied ? straw.yourTurnCopiedLamp : straw.yourTurnWeight) : straw.yourTurnLoad;
    return line(head, straw.youHave(score), true);
  }
  if (view.turn === undefined || view.turn === you) {
    return line(
      standing.sent === null ? common.loading : table.sending,
      hand.length === 0 ? '' : straw.youHave(score),
      true,
    );
  }
  const turn = standing.table.seats[view.turn];
  const who = whoIn(scene, view.turn);
  const isStandIn = turn?.kind === 'person' && turn.standIn !== null;
  const wait = view.seats[you]?.passed === undefined ? straw.youWait : straw.youWaitPassed;
  const next = nextOnes(view, you).map((seat) => whoIn(scene, seat));
  return line(isStandIn ? table.thinkingStandIn(who) : table.thinking(who), wait(next, score));
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
