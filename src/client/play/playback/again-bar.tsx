import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { focusBack } from '../../kit/focus-back.ts';

interface Props {
  /** The sentence of what is being shown. */
  readonly says: string;
  onStop(): void;
}

/** Lies over the tray while something is shown again: what can be seen is not how it stands. */
export function AgainBar({ says, onStop }: Props): JSX.Element {
  const { table: say } = useWorld().words;
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stop.current?.focus({ preventScroll: true });
    return () => focusBack(before);
  }, []);
  return (
    <section
      class="again"
      aria-label={say.showAgain}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onStop();
      }}
    >
      <p role="status">{says === '' ? say.shownAgainFirst : say.shownAgain(says)}</p>
      <Button icon="next" buttonRef={stop} onClick={onStop}>
        {say.stopAgain}
      </Button>
    </section>
  );
}
