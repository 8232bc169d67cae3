import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useReviewWords } from './words.ts';

interface Props {
  readonly ply: number;
  readonly last: number;
  onPick(ply: number): void;
  /** On from wherever it is by then: keys may come faster than the page is drawn. */
  onStep(by: number): void;
}

const STEP_EVERY = 1000;
const SPEEDS = [1, 2, 4];

/** Back and on, by one or to the ends, or by itself; by keys as well. */
export function Controls(props: Props): JSX.Element {
  const review = useReviewWords();
  const { isPlaying, speed, setSpeed, go, step, toggle } = usePlayer(props);
  return (
    <div class="ctl">
      <IconButton icon="prev" label={review.first} onClick={() => go(0)} />
      <IconButton icon="back" label={review.before} onClick={() => step(-1)} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        class="playb"
        label={isPlaying ? review.pause : review.play}
        onClick={toggle}
      />
      <button type="button" class="iconbtn flip" aria-label={review.next} title={review.next} onClick={() => step(1)}>
        <Icon name="back" />
      </button>
      <IconButton icon="next" label={review.last} onClick={() => go(props.last)} />
      <button
        type="button"
        class="pill tap num"
        aria-label={review.speed(speed)}
        onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)}
      >
        {speed}×
      </button>
      <span class="keys small muted wide">{review.keys}</span>
    </div>
  );
}

interface Player {
  readonly isPlaying: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  go(to: number): void;
  step(by: number): void;
  toggle(): void;
}

/** Goes through the moves by itself until somebody takes over. */
function usePlayer({ ply, last, onPick, onStep }: Props): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = (to: number): void => {
    setIsPlaying(false);
    onPick(to);
  };
  const step = (by: number): void => {
    setIsPlaying(false);
    onStep(by);
  };
  const toggle = (): void => {
    if (!isPlaying && ply === last) onPick(0);
    setIsPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (ply < last ? onStep(1) : setIsPlaying(false)), STEP_EVERY / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, last, speed]);
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(last),
    ' ': toggle,
  });
  return { isPlaying, speed, setSpeed, go, step, toggle };
}

/** Anywhere on the page, unless the key does something where the focus is. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // at once: an effect after painting would lose a key that is pressed as soon as something is seen
  useLayoutEffect(() => {
    const look = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest('input, select, dialog, [tabindex="0"]') !== null) return;
      if (key === ' ' && target.closest('button, a, summary') !== null) return;
      const does = keys[key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  });
}
