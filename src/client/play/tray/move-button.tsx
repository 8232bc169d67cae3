import type { ComponentChildren, JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { problemSays } from '../session/errors.ts';
import { standInForYou } from '../session/seats.ts';
import type { DisplayedState } from '../playback/playback.ts';
import type { Session } from '../session/session.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<unknown>;
  readonly you: number;
  onProblem(sentence: string): void;
  /** When there is something to decide. */
  readonly children: ComponentChildren;
}

/** The button under the hand, whatever the game: what can be done now, or why nothing. */
export function MoveButton({ session, displayed, you, onProblem, children }: Props): JSX.Element {
  const { words } = useWorld();
  const { table } = words;
  const { state, ask } = displayed;
  if (state.connection === 'lost') return <Nothing says={table.waitingForTable} />;
  if (standInForYou(state) !== null) {
    const back = (): void => {
      session.link.sit(session.id, { seat: you }).catch((error: unknown) => onProblem(problemSays(error, words)));
    };
    return (
      <Button kind="primary" big icon="undo" onClick={back}>
        {table.takeBack}
      </Button>
    );
  }
  if (state.sent !== null) {
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
