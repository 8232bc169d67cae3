import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchRecord } from '../../engine/record/record.ts';
import { useWorld } from '../world.ts';
import { rise } from '../motion/fly.ts';
import { play } from '../motion/sound.ts';
import { TIMES } from '../motion/still.ts';
import { Frame } from './frame.tsx';
import type { TableProps } from './game-table.tsx';
import { Proof } from './proof.tsx';
import { EndHead, type Heading } from './result.tsx';
import type { Sitting } from './sitting.ts';
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
export function FinalResult({ sitting, standing, prize, head, winners, scores, children }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const picture = useRef<HTMLElement>(null);
  useEffect(() => {
    rise(picture.current, RISE, TIMES.bend);
    if (standing.you !== null && winners.includes(standing.you)) play('win', settings);
  }, []);
  return (
    <Frame
      sitting={sitting}
      standing={standing}
      classes="t-final"
      middle={<span class="pill">{words.table.finalResult}</span>}
    >
      <section class="prize" ref={picture}>
        {prize}
      </section>
      <main class="paper panel grain">
        <EndHead {...head} />
        {children}
        <Proof sitting={sitting} standing={standing} scores={scores} />
        <Ways sitting={sitting} standing={standing} />
      </main>
    </Frame>
  );
}

/** What the record of the match tells; null until it has come. Without it the totals still stand. */
export function useRecord(sitting: Sitting): MatchRecord | null {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    sitting.link
      .record(sitting.id)
      .then(setRecord)
      .catch(() => undefined);
  }, [sitting]);
  return record;
}
