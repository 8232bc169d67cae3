// Apart from the schemas, so that who needs only these does not load a validator.

/** How long a decision may take. */
export const CLOCKS = ['none', 'relaxed', 'brisk', '1-day', '3-days'] as const;
export type Clock = (typeof CLOCKS)[number];

/** While a match starts: people commit to new salts, or reveal those that they have committed to. */
export const SEALING_STEPS = ['commit', 'reveal'] as const;
export type SealingStep = (typeof SEALING_STEPS)[number];

export const STATUSES = ['open', 'starting', 'playing', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** What can be said at a table: ids, worded in each reader's language. */
export const PHRASES = [
  'well-played',
  'ouch',
  'take-your-time',
  'one-moment',
  'thanks',
  'sorry',
  'good-luck',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const CLOSINGS = ['idle', 'empty', 'rules'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const STAND_INS = ['left', 'away', 'time'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Who made a seat free: the host sent somebody away, or who sat there got up. */
export const VACATERS = ['host', 'self'] as const;
export type Vacater = (typeof VACATERS)[number];

/** How a key travels: by itself with every request of a browser, or because a program sends it. */
export const KEY_KINDS = ['cookie', 'bearer'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];
