import type { TableContext } from '../session/context.ts';
import type { AnyView, ReviewDisplay, MadeMove, Match, MoveLine } from './review-display.ts';

/** With all hands open, or as the viewer saw it. */
export type Eyes = 'open' | 'seen';

export interface Past<View, Event, Context> {
  /** The move that led to this point. */
  madeAt(ply: number): MadeMove<View, Event>;
  viewAt(ply: number): View;
  lineAt(ply: number, context: Context): MoveLine;
}

/** The points of a match through these eyes. */
export function pastIn<View extends AnyView, Event, Context extends TableContext>(
  { record, states }: Match,
  screen: ReviewDisplay<View, Event, Context>,
  eyes: Eyes,
): Past<View, Event, Context> {
  const raw = (ply: number): View => states[ply]![eyes] as View;
  const madeAt = (ply: number): MadeMove<View, Event> => {
    const { events, told } = states[ply]!;
    return {
      move: record.moves[ply - 1]!,
      before: raw(ply - 1),
      events: (eyes === 'open' ? events : told) as unknown as readonly Event[],
      isHidden: eyes === 'seen',
    };
  };
  return {
    madeAt,
    viewAt: (ply) => (ply === 0 ? raw(0) : screen.after(madeAt(ply), raw(ply))),
    lineAt: (ply, context) => screen.lineOf(madeAt(ply), context),
  };
}
