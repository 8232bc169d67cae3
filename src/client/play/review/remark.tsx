import type { JSX } from 'preact';
import type { Analysis } from '../../../protocol/analysis.ts';
import { whoIn, type TableContext } from '../session/context.ts';
import { Branch, Note } from './note.tsx';
import { costOf, isCostly } from './numbers.ts';
import type { Past } from './past.ts';
import type { AnyView, Match, ReviewDisplay } from './review-display.ts';
import { useReviewWords } from './words.ts';

interface Props<View extends AnyView, Event, Context extends TableContext> {
  readonly match: Match;
  readonly screen: ReviewDisplay<View, Event, Context>;
  readonly context: Context;
  readonly past: Past<View, Event, Context>;
  readonly ply: number;
  readonly analysis: Analysis | undefined;
}

/** What a costly move cost; elsewhere the way on from here. */
export function Remark<View extends AnyView, Event, Context extends TableContext>(
  props: Props<View, Event, Context>,
): JSX.Element | null {
  const { match, screen, context, past, ply, analysis } = props;
  const review = useReviewWords();
  const analysed = analysis?.moves[ply - 1];
  if (analysed === undefined || !isCostly(analysed)) {
    return ply === match.record.moves.length ? null : <Branch match={match} point={ply} says={review.playOn} />;
  }
  const made = past.madeAt(ply);
  const sentence = analysed.by === undefined ? review.better : review.betterStandIn;
  const better = analysed.options[0]!.move;
  const offeredMove = screen.moveSays(better, made.before, context);
  return (
    <Note
      why={screen.whyOf?.(made, better, context)}
      says={sentence(whoIn(context, analysed.seat), offeredMove, costOf(analysed))}
      match={match}
      ply={ply}
    />
  );
}
