import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../styles/review.css';
import { mainRef, usePage } from '../../shell/use-page.ts';
import { useWorld } from '../../shell/world.ts';
import type { ReviewWords } from '../../words/en/later/review.ts';
import { lineBy, whoIn, type TableContext } from '../session/context.ts';
import { Chances } from './chances.tsx';
import { Hands } from './hands.tsx';
import { Luck } from './luck.tsx';
import { Moves } from './moves.tsx';
import { percentsOf } from './numbers.ts';
import { pastIn, type Eyes, type Past } from './past.ts';
import { Remark } from './remark.tsx';
import type { AnyView, Match, MoveLine, ReviewDisplay } from './review-display.ts';
import { ReviewHead } from './review-head.tsx';
import { Share } from './share.tsx';
import { useAnalysis, type Looking } from './use-analysis.ts';
import { useReviewWords } from './words.ts';

interface Props<View extends AnyView, Event, Context extends TableContext> {
  readonly match: Match;
  readonly screen: ReviewDisplay<View, Event, Context>;
  contextOf(context: TableContext): Context;
}

/** A match that has ended, to be stepped through. */
export function Review<View extends AnyView, Event, Context extends TableContext>(
  props: Props<View, Event, Context>,
): JSX.Element {
  const { match, screen, contextOf } = props;
  const { link, table, you, record } = match;
  const { words } = useWorld();
  const review = useReviewWords();
  const context = contextOf({ words, table, you });
  const [ply, setPly] = useState(() => plyIn(location.hash, record.moves.length));
  const [eyes, setEyes] = useState<Eyes>('open');
  const [isSharing, setIsSharing] = useState(false);
  const [looking, again] = useAnalysis(link, table.id);
  const past = useMemo(() => pastIn(match, screen, eyes), [match, screen, eyes]);
  usePage({ title: review.title, classes: 'replay', game: screen.game });
  const where = screen.where(past.viewAt(ply), context);
  return (
    <>
      <ReviewHead match={match} where={where} eyes={eyes} onEyes={setEyes} onShare={() => setIsSharing(true)} />
      <Point {...{ match, screen, context, past, ply, looking, again, onPick: setPly }} />
      {isSharing && (
        <Share record={record} id={table.id} isOnline={link.isOnline} ply={ply} onClose={() => setIsSharing(false)} />
      )}
    </>
  );
}

interface PointProps<View extends AnyView, Event, Context extends TableContext> {
  readonly match: Match;
  readonly screen: ReviewDisplay<View, Event, Context>;
  readonly context: Context;
  readonly past: Past<View, Event, Context>;
  readonly ply: number;
  readonly looking: Looking;
  again(): void;
  onPick(change: number | ((now: number) => number)): void;
}

/** One point of the match: the table as it stood, all moves, and everybody's chances. */
function Point<View extends AnyView, Event, Context extends TableContext>(
  props: PointProps<View, Event, Context>,
): JSX.Element {
  const { match, screen, context, past, ply, looking, again, onPick } = props;
  const { moves } = match.record;
  const review = useReviewWords();
  const analysis = looking.is === 'here' ? looking.analysis : undefined;
  const line = ply === 0 ? null : past.lineAt(ply, context);
  const told = review.said(ply === 0 ? review.deal : review.moveOf(ply, moves.length), saysOf(props, line, review));
  return (
    <>
      <main tabIndex={-1} ref={mainRef}>
        <PastTable {...props} line={line} />
        <Moves
          {...{ moves, analysis, context, ply, onPick }}
          game={screen.game}
          lineAt={(at) => past.lineAt(at, context)}
        >
          <Remark {...{ match, screen, context, past, ply, analysis }} />
        </Moves>
        <Chances
          {...{ looking, context, ply, again, onPick }}
          last={moves.length}
          says={told}
          onStep={(by) => onPick((now) => Math.min(moves.length, Math.max(0, now + by)))}
        />
        {analysis !== undefined && <Luck seats={analysis.seats} context={context} />}
      </main>
      <p class="sr" aria-live="polite">
        {told} <Chance {...props} />
      </p>
    </>
  );
}

interface PastTableProps<View extends AnyView, Event, Context extends TableContext> extends PointProps<
  View,
  Event,
  Context
> {
  readonly line: MoveLine | null;
}

/** The table as it stood, with all hands that may be seen. */
function PastTable<View extends AnyView, Event, Context extends TableContext>(
  props: PastTableProps<View, Event, Context>,
): JSX.Element {
  const { match, screen, context, past, ply, line } = props;
  const review = useReviewWords();
  const view = past.viewAt(ply);
  const move = match.record.moves[ply - 1];
  const made = line === null || move === undefined ? null : { move, says: saysOf(props, line, review), line };
  return (
    <section class="board panel" aria-label={review.board}>
      <screen.Board view={view} context={context} made={made} />
      <Hands
        view={view}
        context={context}
        game={screen.game}
        mover={move?.seat ?? null}
        chanceOf={(seat) => chanceAt(props, seat)}
        cardSays={(card) => screen.cardSays(card, context)}
        besideOf={(seat) => screen.Beside !== undefined && <screen.Beside view={view} seat={seat} context={context} />}
      />
    </section>
  );
}

/** The chance of who has moved, for ears. */
function Chance<View extends AnyView, Event, Context extends TableContext>(
  props: PointProps<View, Event, Context>,
): JSX.Element {
  const review = useReviewWords();
  const { match, context, ply } = props;
  const whom = match.record.moves[ply - 1]?.seat ?? match.you;
  const chance = whom === null ? undefined : chanceAt(props, whom);
  return <>{whom !== null && chance !== undefined && review.saidChance(whoIn(context, whom), chance)}</>;
}

function chanceAt(
  { looking, ply }: { readonly looking: Looking; readonly ply: number },
  seat: number,
): number | undefined {
  const chances = looking.is === 'here' ? looking.analysis.curve[ply] : undefined;
  return chances && percentsOf(chances)[seat];
}

/** What happened last, in a sentence. */
function saysOf(
  { match, context, ply }: { readonly match: Match; readonly context: TableContext; readonly ply: number },
  line: MoveLine | null,
  review: ReviewWords,
): string {
  const move = match.record.moves[ply - 1];
  return line === null || move === undefined ? review.dealSays : `${lineBy(context, move.seat).name} ${line.text}`;
}

/** The move that a link names. */
function plyIn(hash: string, last: number): number {
  const ply = Number(hash.slice(1));
  return Number.isInteger(ply) ? Math.min(Math.max(0, ply), last) : 0;
}
