import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../css/back.css';
import { nameOf } from '../pages/pieces/games.ts';
import { To } from '../pages/pieces/to.tsx';
import { usePage } from '../pages/pieces/use-page.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Segments } from '../parts/segments.tsx';
import { lineBy, whoIn, type Scene } from '../table/scene.ts';
import { useWorld } from '../world.ts';
import { Chances } from './chances.tsx';
import { Hands } from './hands.tsx';
import { Luck } from './luck.tsx';
import { Moves } from './moves.tsx';
import { Branch, Note } from './note.tsx';
import { compared, isCostly, percentOf } from './numbers.ts';
import { pastIn, type Eyes } from './past.ts';
import type { AnyView, BackScreen, Match } from './screen.ts';
import { Share } from './share.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useBack } from './words.ts';

interface Props<View extends AnyView, Event, GameScene extends Scene> {
  readonly match: Match;
  readonly screen: BackScreen<View, Event, GameScene>;
  sceneOf(scene: Scene): GameScene;
}

/** A match that has ended, to be stepped through. */
export function LookBack<View extends AnyView, Event, GameScene extends Scene>(
  props: Props<View, Event, GameScene>,
): JSX.Element {
  const { match, screen, sceneOf } = props;
  const { link, table, you, record } = match;
  const { words } = useWorld();
  const back = useBack();
  const scene = sceneOf({ words, table, you });
  const last = record.moves.length;
  const [ply, setPly] = useState(() => plyIn(location.hash, last));
  const [eyes, setEyes] = useState<Eyes>('open');
  const [isSharing, setIsSharing] = useState(false);
  const [looking, again] = useAnalysis(link, table.id);
  const past = useMemo(() => pastIn(match, screen, eyes), [match, screen, eyes]);
  usePage({ title: back.title, classes: 'replay', game: screen.dress });
  const analysis = looking.is === 'here' ? looking.analysis : undefined;
  const view = past.viewAt(ply);
  const move = record.moves[ply - 1];
  const line = ply === 0 ? null : past.lineAt(ply, scene);
  const says = line === null || move === undefined ? back.dealSays : `${lineBy(scene, move.seat).name} ${line.text}`;
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
          <span class="pill">{back.at(nameOf(table.game, words), screen.where(view, scene))}</span>
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
            scene={scene}
            made={line === null || move === undefined ? null : { move, says, line }}
          />
          <Hands
            view={view}
            scene={scene}
            dress={screen.dress}
            mover={move?.seat ?? null}
            chanceOf={chanceOf}
            cardSays={(card) => screen.cardSays(card, scene)}
            besideOf={(seat) => screen.Beside !== undefined && <screen.Beside view={view} seat={seat} scene={scene} />}
          />
        </section>
        <Moves
          moves={record.moves}
          analysis={analysis}
          scene={scene}
          dress={screen.dress}
          ply={ply}
          lineAt={(at) => past.lineAt(at, scene)}
          onPick={setPly}
        >
          {remark()}
        </Moves>
        <Chances
          looking={looking}
          scene={scene}
          ply={ply}
          last={last}
          says={back.said(where, says)}
          onPick={setPly}
          onStep={(by) => setPly((now) => Math.min(last, Math.max(0, now + by)))}
          again={again}
        />
        {analysis !== undefined && <Luck seats={analysis.seats} scene={scene} />}
      </main>
      <p class="sr" aria-live="polite">
        {back.said(where, says)} {whom !== null && chance !== undefined && back.saidChance(whoIn(scene, whom), chance)}
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
    const deed = screen.deedSays(better.move, made.before, scene);
    return (
      <Note
        why={screen.whyOf?.(made, better.move, back)}
        says={sentence(whoIn(scene, analysed.seat), deed, better.best, better.got)}
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
