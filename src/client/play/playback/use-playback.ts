import { useEffect, useReducer, useState } from 'preact/hooks';
import type { GameDisplay } from '../game-table.tsx';
import type { TableContext } from '../session/context.ts';
import { Playback, type AnyEvent } from './playback.ts';
import type { Session, TableState } from '../session/session.ts';
import type { GameAnimator } from './game-animator.ts';

interface Playing<View, Event, Context extends TableContext, End> {
  readonly playback: Playback<View>;
  readonly animator: GameAnimator<View, Event, Context, End>;
}

/** What is shown of the table, one thing after the other. */
export function usePlayback<View, Event, Context extends TableContext, End>(
  session: Session,
  first: TableState,
  screen: GameDisplay<View, Event, Context, End>,
): Playing<View, Event, Context, End> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [playing] = useState(() => {
    const animator = screen.animator();
    const playback = new Playback<View>(first, animator, () => redraw(undefined));
    playback.open(screen.opening(first.view as View) as readonly AnyEvent[]);
    return { animator, playback };
  });
  const { playback } = playing;
  useEffect(() => {
    // what came between the first drawing and this
    if (session.state !== null && session.state !== first) playback.hear(session.state, null);
    const off = session.watch((state, message) => playback.hear(state, message));
    return () => {
      off();
      playback.end();
    };
  }, [session, playback]);
  return playing;
}
