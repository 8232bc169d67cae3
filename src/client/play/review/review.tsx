import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../styles/review.css';
import { nameOf } from '../../words/words.ts';
import { To } from '../../shell/to.tsx';
import { usePage } from '../../shell/use-page.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Segments } from '../../kit/forms/segments.tsx';
import { lineBy, whoIn, type TableContext } from '../session/context.ts';
import { useWorld } from '../../shell/world.ts';
import { Chances } from './chances.tsx';
import { Hands } from './hands.tsx';
import { Luck } from './luck.tsx';
import { Moves } from './moves.tsx';
import { Branch, Note } from './note.tsx';
import { compared, isCostly, percentOf } from './numbers.ts';
import { pastIn, type Eyes } from './past.ts';
import type { AnyView, ReviewDisplay, Match } from './review-display.ts';
import { Share } from './share.tsx';
import { useAnalysis } from './use-analysis.ts';
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
  const back = useReviewWords();
  const context = contextOf({ words, table, you });
  const last = record.moves.length;
  const [ply, setPly] = useState(() => plyIn(location.hash, last));
  const [eyes, setEyes] = useState<Eyes>('open');
  const [isSharing, setIsSharing] = useState(false);
  const [looking, again] = useAnalysis(link, table.id);
  const past = useMemo(() => pastIn(match, screen, eyes), [match, screen, eyes]);
  usePage({ title: back.title, classes: 'replay', game: screen.game });
  const analysis = looking.is === 'here' ? looking.analysis : undefined;
  const view = past.viewAt(ply);
  const move = record.moves[ply - 1];
  const line = ply === 0 ? null : past.lineAt(ply, context);
  const says = line === null || move === undefined ? back.dealSays : `${lineBy(context, move.seat).name} ${line.text}`;
  const chanceOf = (seat: number): number | undefined => {
    const chance = analysis?.curve[ply]?.[seat];
    return chance === undefined ? undefined : percentOf(chance);
  };
  const whom = move?.seat ?? you;
  const chance = whom === null ? undefined : chanceOf(whom);
  const where = ply === 0 ? back.deal : back.moveOf(ply, last);
  const choice = (
    <Segments
      class="sm"
      label={back.eyes}
      options={[
        { value: 'open' as const, label: back.allHands },
        { value: 'seen' as const, label: you === null ? back.asSeen : back.asISaw },
      ]}
      value={eyes}
      onChange={setEyes}
    />
  );
  return (
    <>
      <header class="hhead">
        <To route={{ page: 'table', id: table.id, isOnline: link.isOnline }} class="iconbtn" label={words.common.back}>
          <Icon name="back" />
        </To>
        <div class="where">
          <h1>{back.title}</h1>
          <span class="pill">{back.at(nameOf(table.game, words), screen.where(view, context))}</span>
        </div>
        <div class="hright">
          {choice}
          <IconButton icon="share" label={back.share} onClick={() => setIsSharing(true)} />
        </div>
      </header>
      <main tabIndex={-1}>
        <section class="board panel" aria-label={back.board}>
          <screen.Board
            view={view}
            context={context}
            made={line === null || move === undefined ? null : { move, says, line }}
          />
          <Hands
            view={view}
            context={context}
            game={screen.game}
            mover={move?.seat ?? null}
            chanceOf={chanceOf}
            cardSays={(card) => screen.cardSays(card, context)}
            besideOf={(seat) =>
              screen.Beside !== undefined && <screen.Beside view={view} seat={seat} context={context} />
            }
          />
        </section>
        <Moves
          moves={record.moves}
          analysis={analysis}
          context={context}
          game={screen.game}
          ply={ply}
          lineAt={(at) => past.lineAt(at, context)}
          onPick={setPly}
        >
          {remark()}
        </Moves>
        <Chances
          looking={looking}
          context={context}
          ply={ply}
          last={last}
          says={back.said(where, says)}
          onPick={setPly}
          onStep={(by) => setPly((now) => Math.min(last, Math.max(0, now + by)))}
          again={again}
        />
        {analysis !== undefined && <Luck seats={analysis.seats} context={context} />}
      </main>
      <p class="sr" aria-live="polite">
        {back.said(where, says)}{' '}
        {whom !== null && chance !== undefined && back.saidChance(whoIn(context, whom), chance)}
      </p>
      {isSharing && (
        <Share record={record} id={table.id} isOnline={link.isOnline} ply={ply} onClose={() => setIsSharing(false)} />
      )}
    </>
  );

  /** What a costly move cost; elsewhere the way on from here. */
  function remark(): JSX.Element | null {
    const analysed = analysis?.moves[ply - 1];
    const better = analysed === undefined || !isCostly(analysed) ? null : compared(analysed);
    if (analysed === undefined || better === null) {
      return ply === last ? null : <Branch match={match} point={ply} says={back.playOn} />;
    }
    const made = past.madeAt(ply);
    const sentence = analysed.by === undefined ? back.better : back.betterStandIn;
    const offeredMove = screen.moveSays(better.move, made.before, context);
    return (
      <Note
        why={screen.whyOf?.(made, better.move, context)}
        says={sentence(whoIn(context, analysed.seat), offeredMove, better.best, better.got)}
        match={match}
        ply={ply}
      />
    );
  }
}

/** The move that a link names. */
function plyIn(hash: string, last: number): number {
  const ply = Number(hash.slice(1));
  return Number.isInteger(ply) ? Math.min(Math.max(0, ply), last) : 0;
}
