import type { Options } from '../../engine/options.ts';
import type { Level } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Clock, Closing, Phrase, StandIn, Vacater } from '../../protocol/table.ts';

/** Who sits where, as it is kept. */
export type SeatKept =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | { readonly kind: 'person'; readonly player: string; readonly name: string; readonly commitment: string | null };

export interface Opened {
  readonly kind: 'opened';
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatKept[];
  /** The player who may start. */
  readonly host: string;
  readonly clock: Clock;
  readonly public: boolean;
  readonly watching: boolean;
  /** Whether players may ask for hints, if anybody has said so. */
  readonly hints?: boolean;
  /** Hex. Leaves the server in the record only. */
  readonly secret: string;
}

/** One thing that happened at a table. All entries in order are the truth of it; everything else is worked out from them. */
export type Fact =
  | Opened
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly player: string;
      readonly name: string;
      readonly commitment: string | null;
    }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly name: string; readonly level: Level }
  | { readonly kind: 'vacated'; readonly seat: Seat; readonly by?: Vacater }
  | { readonly kind: 'started' }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly salt: string }
  /** A salt was missing: the deck is sealed anew, and all commit and reveal once more. */
  | { readonly kind: 'sealed'; readonly secret: string }
  | { readonly kind: 'committed'; readonly seat: Seat; readonly commitment: string }
  | { readonly kind: 'begun'; /** Which bots play. */ readonly bots?: number }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly move: string;
      readonly by?: 'stand-in';
      /** The iterations that a bot made. */
      readonly effort?: number;
      /** Which bot it was, where it is another one than the match began with. */
      readonly bots?: number;
      /** The match was over then: written down for a program that has other rules. */
      readonly ends?: true;
    }
  | { readonly kind: 'away'; readonly seat: Seat; /** The last sign of life. */ readonly since: number }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'stood-in'; readonly seat: Seat; readonly why: StandIn }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'muted'; readonly by: Seat; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'closed'; readonly why: Closing };

/** A fact and when it was written down. */
export type Entry = Fact & { readonly at: number };
