import type { ComponentChildren, JSX } from 'preact';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { sorryFor } from './errors.ts';
import { standInForYou } from './seats.ts';
import type { Shown } from './show.ts';
import type { Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<unknown>;
  readonly you: number;
  onSorry(sentence: string): void;
  /** When there is something to decide. */
  readonly children: ComponentChildren;
}

/** The button under the hand, whatever the game: what can be done now, or why nothing. */
export function DeedButton({ sitting, shown, you, onSorry, children }: Props): JSX.Element {
  const { words } = useWorld();
  const { table } = words;
  const { standing, ask } = shown;
  if (standing.connection === 'lost') return <Nothing says={table.waitingForTable} />;
  if (standInForYou(standing) !== null) {
    const back = (): void => {
      sitting.link.sit(sitting.id, { seat: you }).catch((error: unknown) => onSorry(sorryFor(error, words)));
    };
    return (
      <Button kind="primary" big icon="undo" onClick={back}>
        {table.takeBack}
      </Button>
    );
  }
  if (standing.sent !== null) {
    return (
      <Button kind="primary" big busy>
        {table.sending}
      </Button>
    );
  }
  return ask === null ? <Nothing says={table.notYet} /> : <>{children}</>;
}

/** Nothing to do yet, and what is missing. */
export function Nothing({ says }: { readonly says: string }): JSX.Element {
  return (
    <Button big disabled>
      {says}
    </Button>
  );
}
