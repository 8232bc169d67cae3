import type { JSX } from 'preact';
import type { PastState } from '../../../engine/record/past.ts';
import type { MatchRecord, RecordedMove } from '../../../engine/record/record.ts';
import type { TableCard } from '../../../protocol/table.ts';
import type { Link } from '../../link/link.ts';
import type { TableContext } from '../session/context.ts';

/** A match that has ended, and how to look at it. */
export interface Match {
  readonly link: Link;
  readonly table: TableCard;
  readonly you: number | null;
  readonly record: MatchRecord;
  readonly states: readonly PastState[];
}

/** What every game's view has. */
export interface AnyView {
  readonly seats: readonly { readonly hand: readonly (string | null)[]; readonly score: number }[];
}

/** A move with the table before it and what it made happen, as far as whoever looks may know. */
export interface MadeMove<View, Event> {
  readonly move: RecordedMove;
  readonly before: View;
  readonly events: readonly Event[];
  /** Whether the cards of others are hidden. */
  readonly isHidden: boolean;
}

/** A move in the list: a card, and what was done. */
export interface MoveLine {
  readonly card: string | null;
  readonly text: string;
}

/** What a game adds to looking review. */
export interface ReviewDisplay<View extends AnyView, Event, Context extends TableContext> {
  readonly game: string;
  /** "Round 3". */
  where(view: View, context: Context): string;
  /** How the table stood when the move had been made: before the next round was dealt, if one was. */
  after(made: MadeMove<View, Event>, next: View): View;
  lineOf(made: MadeMove<View, Event>, context: Context): MoveLine;
  /** What stands on the move's button. */
  moveSays(move: string, view: View, context: Context): string;
  cardSays(card: string, context: Context): string;
  /** In one more sentence why the move was worth so little, where that can be told. */
  whyOf?(made: MadeMove<View, Event>, best: string, context: Context): string | undefined;
  readonly Board: (props: BoardProps<View, Context>) => JSX.Element;
  /** Beside a hand. */
  readonly Beside?: (props: BesideProps<View, Context>) => JSX.Element | null;
}

export interface BesideProps<View, Context> {
  readonly view: View;
  readonly seat: number;
  readonly context: Context;
}

export interface BoardProps<View, Context> {
  readonly view: View;
  readonly context: Context;
  /** Who made the move, what it was; nothing at the deal. */
  readonly made: { readonly move: RecordedMove; readonly says: string; readonly line: MoveLine } | null;
}
