import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { classNames } from '../../kit/class-names.ts';
import type { Words } from '../../words/words.ts';
import { placeRef } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';
import { isLate, type Left } from '../session/clock.ts';
import { whoIn, type TableContext } from '../session/context.ts';
import { standInForYou } from '../session/seats.ts';
import type { TableState } from '../session/session.ts';

export interface Saying {
  readonly head: string;
  readonly more: string;
  /** The second sentence is left out where there is little room. */
  readonly isWide: boolean;
}

export function saying(head: string, more = '', isWide = false): Saying {
  return { head, more, isWide };
}

interface Props {
  readonly you: number;
  /** The table waits for you. */
  readonly isYours: boolean;
  readonly clock: Left | null;
  readonly says: Saying;
}

/** The sentence of the tray. */
export function Say({ you, isYours, clock, says: { head, more, isWide } }: Props): JSX.Element {
  const { words } = useWorld();
  return (
    <div class="say">
      <span
        ref={placeRef(PLACES.seat(you))}
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

/** What is said before anything of the game: no connection, a stand-in, something that failed. */
export function problemSaid(state: TableState, problem: string, { table }: Words): Saying | null {
  const standIn = standInForYou(state);
  if (state.connection === 'lost') return saying(table.safe, state.sent === null ? '' : table.safeMore);
  if (standIn !== null) return saying(table.standInHolds, table.standInWhy[standIn]);
  return problem === '' ? null : saying(problem);
}

/** Somebody else makes up their mind. */
export function thinkingSaid(context: TableContext, seat: number): string {
  const card = context.table.seats[seat];
  const { table } = context.words;
  const isStandIn = card?.kind === 'person' && card.standIn !== null;
  return (isStandIn ? table.thinkingStandIn : table.thinking)(whoIn(context, seat));
}
