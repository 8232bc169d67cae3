import type { JSX } from 'preact';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Left } from '../../../../play/session/clock.ts';
import type { Session } from '../../../../play/session/session.ts';
import { Cloth } from '../../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../../play/tray/move-button.tsx';
import { Say } from '../../../../play/tray/say.tsx';
import { useTap } from '../../../../play/tray/use-tap.ts';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { ClosedHand } from '../passing/closed-hand.tsx';
import { NewHand } from '../passing/new-hand.tsx';
import { Recall } from '../passing/recall.tsx';
import { decideTap } from './decide-tap.ts';
import { MoveButtons } from './move-buttons.tsx';
import { OpenHand } from './open-hand.tsx';
import { sayingOf } from './saying.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<DisplayedStr8Eight>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly clock: Left | null;
  readonly choice: Choice;
  /** How often hands went round, as far as it was heard. */
  readonly passes: number;
}

/** What there is to do, the own hand and the buttons. */
export function Tray(props: Props): JSX.Element {
  const { displayed, context, you, clock, choice } = props;
  const { view } = displayed;
  const { chosen, drawn, moving, piles } = choice;
  const says = sayingOf({ displayed, context, you, chosen, pile: piles.pile, drawn, problem: moving.problem });
  const { reason, tap } = useTap({
    displayed,
    moving,
    decide: (held) => decideTap({ held, isChosen: choice.isChosen(held.at), view, you, context }),
    choose: choice.choose,
  });
  return (
    <Cloth isCovered={displayed.again !== null} onEscape={choice.drop}>
      <Say you={you} isYours={view.turn === you} clock={clock} says={says} />
      {view.passing === undefined ? (
        <OpenHand {...props} reason={reason} onTap={tap} />
      ) : (
        <ClosedHand count={view.seats[you]?.hand.length ?? 0} />
      )}
      {view.passing === undefined ? (
        <Buttons {...props} />
      ) : (
        <Recall view={view} passing={view.passing} context={context} you={you} />
      )}
      <NewHand view={view} you={you} passes={props.passes} str8Eight={context.str8Eight} />
    </Cloth>
  );
}

function Buttons({ session, displayed, context, you, choice }: Props): JSX.Element {
  const { chosen, moving, piles } = choice;
  return (
    <div class="actions">
      <MoveButton session={session} displayed={displayed} you={you} onProblem={moving.setProblem}>
        <MoveButtons
          ask={displayed.ask}
          view={displayed.view}
          you={you}
          chosen={chosen}
          pile={piles.pile}
          str8Eight={context.str8Eight}
          onMove={moving.move}
        />
      </MoveButton>
    </div>
  );
}
