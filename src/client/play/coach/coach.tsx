import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../kit/icon-button.tsx';
import { Mark } from '../../kit/marks.tsx';
import { placeOf } from '../../kit/motion/places.ts';
import { afterPaint } from '../../kit/motion/still.ts';
import { useWorld } from '../../shell/world.ts';
import type { DisplayedState } from '../playback/playback.ts';
import { noteTold, toldOf } from './told.ts';
import './coach.css';

/** What is new, and what it means. */
export type TipWords = readonly [head: string, more: string];

/** Something that is told the first time it comes up. */
export interface Tip {
  readonly id: string;
  readonly says: TipWords;
  /** What it is about, by the name of its place. */
  readonly at?: string | undefined;
}

export interface CoachProps<View, Context> {
  readonly displayed: DisplayedState<View>;
  readonly context: Context;
  readonly you: number;
  /** For the ears, which hear it after what there is to do. */
  readonly onTell: (sentence: string) => void;
}

interface Props {
  readonly game: string;
  /** Whatever could be told now, the most urgent first. */
  readonly tips: readonly Tip[];
  readonly onTell: (sentence: string) => void;
}

/** One thing that is new to this person in this turn. It goes with the turn, and does not come again. */
export function Coach({ game, tips, onTell }: Props): JSX.Element | null {
  const [tip, setTip] = useState(() => firstUntold(game, tips));
  useEffect(() => {
    if (tip === undefined) return undefined;
    onTell(tip.says.join(' '));
    return () => {
      noteTold(game, tip.id);
      onTell('');
    };
  }, [tip]);
  return tip === undefined ? null : <Note tip={tip} onClose={() => setTip(undefined)} />;
}

function firstUntold(game: string, tips: readonly Tip[]): Tip | undefined {
  const told = toldOf(game);
  return tips.find(({ id }) => !told.includes(id));
}

interface NoteProps {
  readonly tip: Tip;
  onClose(): void;
}

/** It lies over the stage, or over the seats where there is little room: nothing moves when it comes or goes. */
function Note({ tip: { says, at }, onClose }: NoteProps): JSX.Element {
  const { common } = useWorld().words;
  const [head, more] = says;
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => (at === undefined ? undefined : pointAt(at, note.current)), [at]);
  return (
    <section class="coach" aria-label={head} ref={note}>
      <Mark />
      <p role="note">
        <b>{head}</b> {more}
      </p>
      <IconButton icon="close" label={common.close} onClick={onClose} />
    </section>
  );
}

/** Marks what a note is about and turns its corner there; answers with what ends that. */
function pointAt(name: string, note: HTMLElement | null): () => void {
  const place = placeOf(name);
  const turn = (): void => {
    if (place === null || note === null) return;
    const [there, here] = [place.getBoundingClientRect(), note.getBoundingClientRect()];
    note.style.setProperty('--tip', `${there.left + there.width / 2 - here.left}px`);
    note.classList.toggle('down', there.top > here.bottom);
  };
  // a phone may be turned while it is being read
  const later = (): void => afterPaint(turn);
  turn();
  place?.classList.add('told');
  addEventListener('resize', later);
  return () => {
    removeEventListener('resize', later);
    place?.classList.remove('told');
  };
}
