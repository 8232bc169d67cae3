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
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => focusBack(before);
  }, []);
  return (
    <section
      class="again"
      aria-label={say.showAgain}
      ref={box}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onStop();
      }}
    >
      <p role="status">{says === '' ? say.shownAgainFirst : say.shownAgain(says)}</p>
      <Button icon="next" onClick={onStop}>
        {say.stopAgain}
      </Button>
    </section>
  );
}
