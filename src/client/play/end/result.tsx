import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useIsPainted } from '../../kit/motion/use-paints.ts';
import { Button } from '../../kit/button.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Frame } from '../frame/frame.tsx';
import type { TableProps } from '../game-table.tsx';

interface Props extends TableProps {
  /** Of the body: `t-score`. */
  readonly classes?: string;
  readonly middle: ComponentChildren;
  readonly picture: ComponentChildren;
  readonly head: Heading;
  /** The table of what everybody got. */
  readonly children: ComponentChildren;
  /** Beside the button. */
  readonly note: string;
  readonly button: string;
  readonly onClose: () => void;
}

/** The end of a round: what happened, what everybody held, and what it brought. */
export function Result(props: Props): JSX.Element {
  // all hands at once would hold up a frame: the sentence comes first
  const isPainted = useIsPainted();
  const { session, state, classes = 't-score', middle, picture, head, children, note, button, onClose } = props;
  return (
    <Frame session={session} state={state} classes={classes} middle={middle}>
      {picture}
      <main class="paper panel grain">
        <EndHead {...head} />
        {isPainted && (
          <>
            {children}
            <div class="row end">
              <span class="small muted grow" role="status">
                {note}
              </span>
              <Button kind="primary" big icon="arrow" onClick={onClose}>
                {button}
              </Button>
            </div>
          </>
        )}
      </main>
    </Frame>
  );
}

export interface Heading {
  /** A word before the sentence: "Crack!" */
  readonly kick?: string | undefined;
  readonly head: string;
  readonly lead?: string | undefined;
  /** The rule that it was scored by. */
  readonly clause?: string | undefined;
}

/** What it came to, in a sentence that has the focus. */
export function EndHead({ kick, head, lead, clause }: Heading): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {kick !== undefined && <p class="kick">{kick}</p>}
      <h2 class="head quietfocus" tabIndex={-1} ref={heading}>
        {head}
      </h2>
      {lead !== undefined && (
        <p class="lead">
          {lead} {clause !== undefined && <ClauseLink clause={clause} />}
        </p>
      )}
    </>
  );
}
