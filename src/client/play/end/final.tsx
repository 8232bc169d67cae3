import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { useWorld } from '../../shell/world.ts';
import { rise } from '../../kit/motion/fly.ts';
import { play } from '../../kit/motion/sound.ts';
import { TIMES } from '../../kit/motion/still.ts';
import { Frame } from '../frame/frame.tsx';
import type { TableProps } from '../game-table.tsx';
import { Proof } from '../proof/proof.tsx';
import { EndHead, type Heading } from './result.tsx';
import type { Session } from '../session/session.ts';
import { Ways } from './ways.tsx';

interface Props extends TableProps {
  /** The winner, in a picture. */
  readonly prize: ComponentChildren;
  readonly head: Heading;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** How it came to that. */
  readonly children: ComponentChildren;
}

const RISE = 24;

/** The end of a match: who won and how, whether the shuffle was fair, and the ways on. */
export function FinalResult({ session, state, prize, head, winners, scores, children }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const picture = useRef<HTMLElement>(null);
  useEffect(() => {
    rise(picture.current, RISE, TIMES.bend);
    if (state.you !== null && winners.includes(state.you)) play('win', settings);
  }, []);
  return (
    <Frame
      session={session}
      state={state}
      classes="t-final"
      middle={<span class="pill">{words.table.finalResult}</span>}
    >
      <section class="prize" ref={picture}>
        {prize}
      </section>
      <main class="paper panel grain">
        <EndHead {...head} />
        {children}
        <Proof session={session} state={state} scores={scores} />
        <Ways session={session} state={state} />
      </main>
    </Frame>
  );
}

/** What the record of the match tells; null until it has come. Without it the totals still stand. */
export function useRecord(session: Session): MatchRecord | null {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    session.link
      .record(session.id)
      .then(setRecord)
      .catch(() => undefined);
  }, [session]);
  return record;
}
