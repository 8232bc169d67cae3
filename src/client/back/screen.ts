import type { JSX } from 'preact';
import type { Moment } from '../../engine/record/past.ts';
import type { MatchRecord, RecordedMove } from '../../engine/record/record.ts';
import type { TableCard } from '../../protocol/table.ts';
import type { Link } from '../link/link.ts';
import type { Dress } from '../parts/dress.ts';
import type { Scene } from '../table/scene.ts';
import type { BackWords } from '../words/en/back.ts';

/** A match that has ended, and how to look at it. */
export interface Match {
  readonly link: Link;
  readonly table: TableCard;
  readonly you: number | null;
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}

/** What every game's view has. */
export interface AnyView {
  readonly seats: readonly { readonly hand: readonly (string | null)[]; readonly score: number }[];
}

/** A move with the table before it and what it made happen, as far as whoever looks may know. */
export interface Made<View, Event> {
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

/** What a game adds to looking back. */
export interface BackScreen<View extends AnyView, Event, GameScene extends Scene> {
  readonly dress: Dress;
  /** "Round 3". */
  where(view: View, scene: GameScene): string;
  /** How the table stood when the move had been made: before the next round was dealt, if one was. */
  after(made: Made<View, Event>, next: View): View;
  lineOf(made: Made<View, Event>, scene: GameScene): MoveLine;
  /** What stands on the move's button. */
  deedSays(move: string, view: View, scene: GameScene): string;
  cardSays(card: string, scene: GameScene): string;
  /** In one more sentence why the move was worth so little, where that can be told. */
  whyOf?(made: Made<View, Event>, best: string, back: BackWords): string | undefined;
  readonly Board: (props: BoardProps<View, GameScene>) => JSX.Element;
  /** Beside a hand. */
  readonly Beside?: (props: BesideProps<View, GameScene>) => JSX.Element | null;
}

export interface BesideProps<View, GameScene> {
  readonly view: View;
  readonly seat: number;
  readonly scene: GameScene;
}

export interface BoardProps<View, GameScene> {
  readonly view: View;
  readonly scene: GameScene;
  /** Who made the move, what it was; nothing at the deal. */
  readonly made: { readonly move: RecordedMove; readonly says: string; readonly line: MoveLine } | null;
}
