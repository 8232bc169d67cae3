import type { JSX } from 'preact';
import { Busy } from '../kit/busy.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useWorld } from './world.ts';
import { wordsFor } from './errors.ts';

/** What went wrong, where it happened. */
export function ProblemNote({ error, id }: { readonly error: unknown; readonly id?: string }): JSX.Element | null {
  const { words } = useWorld();
  if (error === undefined) return null;
  return <Warning id={id} says={typeof error === 'string' ? error : wordsFor(error, words)} />;
}

function Warning({ id, says }: { readonly id: string | undefined; readonly says: string }): JSX.Element {
  return (
    <span id={id} class="emsg" role="alert">
      <Icon name="warn" />
      <span>{says}</span>
    </span>
  );
}

/** Something is on its way. */
export function Coming({ says }: { readonly says?: string }): JSX.Element {
  const { words } = useWorld();
  return (
    <p class="coming-soon muted" role="status">
      <Busy />
      {says ?? words.common.loading}
    </p>
  );
}

/** It did not come: why, and once more. */
export function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }): JSX.Element {
  const { words } = useWorld();
  return (
    <div class="failed panel">
      <ProblemNote error={error} />
      <Button kind="quiet" icon="cw" onClick={again}>
        {words.pages.nav.again}
      </Button>
    </div>
  );
}
