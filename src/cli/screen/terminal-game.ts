import type { Offer } from '../../engine/ask.ts';
import type { GameEvent, Refusal } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Viewer } from '../../engine/seats.ts';
import type { Style } from './style.ts';

/** Who sits at the table, who looks on (and is called "you" if seated), and what was agreed. */
export interface TableContext {
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly options: Options;
  /** The version that is played by. */
  readonly rules: number;
}

/** What a typed line comes to. */
export type Reading<Move = unknown> =
  /** In the game's own shape, whether it is allowed or not. */
  | { readonly move: Move }
  /** A reason that the game has no move to be asked for. */
  | { readonly refusal: Refusal }
  /** One thing more is asked; the answer goes behind what is typed so far. */
  | { readonly asks: string; readonly typed: string }
  | { readonly says: string };

/** A span of the match: the type of event that opens one, and what people call it. */
interface Span {
  readonly event: string;
  readonly name: string;
}

/** What a game gives the terminal. It is handed views and projected events, never a state. */
export interface TerminalGame<View = unknown, Event extends GameEvent = GameEvent> {
  /** As the game is called in `src/games`. */
  readonly id: string;
  readonly title: string;
  /** What it is about, and what may be typed. */
  readonly help: readonly string[];
  /** Between two of them there is time to read. */
  readonly chapter: Span;
  /** What `log` tells again, and a replay skips to. */
  readonly round: Span;
  readonly prompt: string;
  /** The table as somebody sees it who plays. */
  table(view: View, context: TableContext, style: Style): string[];
  /** What the viewer may choose from, numbered, each with its effect or the reason why not. */
  hand(view: View, ask: readonly Offer[], context: TableContext, style: Style): string[];
  /** The table with every hand, as far as the viewer knows it. */
  open(view: View, context: TableContext, style: Style): string[];
  /** What happened from that event on; those before it are told already. */
  news(events: readonly Event[], from: number, context: TableContext, style: Style): string[];
  reason(refusal: Refusal, context: TableContext): string;
  /** Nothing for what is no move at all. */
  read(line: string, view: View, ask: readonly Offer[]): Reading | undefined;
}
