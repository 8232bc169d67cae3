import type { Clock } from '../protocol/table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a decision may take; null for as long as it likes. */
export const DECISION: Readonly<Record<Clock, number | null>> = {
  none: null,
  relaxed: 2 * MINUTE,
  brisk: 30 * SECOND,
  '1-day': DAY,
  '3-days': 3 * DAY,
};

/** Nobody is expected to stay connected at a table by days. */
export function isLive(clock: Clock): boolean {
  return clock !== '1-day' && clock !== '3-days';
}

/** How long people's salts are waited for, and new commitments where the deck is sealed anew. */
export const REVEAL = 3 * SECOND;
export const COMMIT = 3 * SECOND;

/** Without a sign of life for so long somebody is called away; a page that is loaded again is faster. */
export const AWAY = 10 * SECOND;

/** Without a sign of life for so long a stand-in plays. */
export const STAND_IN = 40 * SECOND;

/** A table that nobody starts is closed after so long without a change, a match that nobody goes on with after so long. */
export const IDLE_OPEN = HOUR;
export const IDLE_PLAYING = 2 * DAY;

/** So long after its table has ended a code can be drawn again. */
export const CODE_KEPT = 7 * DAY;

/** Each seat may say so many phrases in so long. */
export const PHRASES_AT_ONCE = 5;
export const PHRASES_WITHIN = 20 * SECOND;

/** Each seat may do so much in so long, and so much in all, that the game does not ask for: get up, sit down, mute, think again. */
export const EXTRAS_AT_ONCE = 30;
export const EXTRAS_WITHIN = MINUTE;
export const EXTRAS_IN_ALL = 1000;
