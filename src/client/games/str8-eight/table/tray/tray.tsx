import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nudge } from '../../../../kit/motion/fly.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { useWorld } from '../../../../shell/world.ts';
import type { Left } from '../../../../play/session/clock.ts';
import { Cloth } from '../../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../../play/tray/move-button.tsx';
import { Hand } from '../../../../play/tray/hand.tsx';
import { useReason } from '../../../../play/tray/reason.ts';
import { Say } from '../../../../play/tray/say.tsx';
import { standInForYou } from '../../../../play/session/seats.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Session } from '../../../../play/session/session.ts';
import type { useMove } from '../../../../play/session/use-move.ts';
import { MoveButtons } from './move-buttons.tsx';
import { labelOf, openHand, Tags, type HeldCard } from './held.tsx';
import { ClosedHand, Recall } from '../passing/round.tsx';
import type { Refusal } from '../../../../play/tray/offer.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { Str8EightContext } from '../context.ts';
import type { Seen, Source } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<DisplayedStr8Eight>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
  readonly hand: readonly HeldCard[];
  readonly drawn: Seen;
  readonly chosen: HeldCard | undefined;
  readonly pile: Source | null;
  readonly canPlay: boolean;
  /** How often hands went round, as far as it was heard. */
  readonly passes: number;
  readonly moving: ReturnType<typeof useMove>;
  /** Whether it was chosen, drawn or not. */
  isChosen(at: number): boolean;
  onChoose(at: number, element: Element): void;
  onEscape(): void;
}

export function Tray(props: Props): JSX.Element {
  const { session, displayed, context, you, clock, hand, drawn, chosen, pile, canPlay, moving } = props;
  const { settings } = useWorld();
  const { view, state, ask } = displayed;
  const [reason, setReason] = useReason(ask?.id ?? null);
  const { problem, setProblem, move } = moving;
  const standIn = standInForYou(state);

  const say = (held: HeldCard, refusal: Refusal): void => {
    const [rule, fact] = reasonOf(refusal, context);
    setReason({ at: held.at, clause: refusal.clause, rule, fact });
  };
  const tap = (held: HeldCard, element: Element): void => {
    setProblem('');
    if (state.sent !== null || standIn !== null) return;
    const { offer } = held;
    if (!canPlay || offer === undefined) return say(held, whyNot(view, you));
    if (!props.isChosen(held.at)) {
      setReason(null);
      play('lift', settings);
      props.onChoose(held.at, element);
      return;
    }
    const offeredMove = offer.lay ?? offer.pass;
    if (offeredMove !== undefined) return move(offeredMove.move);
    // laying aside by a slip of the finger would be a pity
    if (offer.refusal !== undefined) say(held, offer.refusal);
    nudge(element);
    play('no', settings);
  };
  return (
    <Cloth isCovered={props.isCovered} onEscape={props.onEscape}>
      <Say
        you={you}
        isYours={view.turn === you}
        clock={clock}
        says={sayingOf({ displayed, context, you, chosen, pile, drawn, problem })}
      />
      {view.passing === undefined ? (
        <Hand
          game="str8-eight"
          hand={hand}
          chosen={chosen?.at ?? null}
          reason={reason}
          isHeldByOther={standIn !== null}
          labelOf={(held) => labelOf(held, view, you, context)}
          isRefused={() => false}
          tagOf={(held) =>
            settings.previews && (
              <Tags held={held} view={view} you={you} context={context} isChosen={held.at === chosen?.at} />
            )
          }
          onTap={tap}
        />
      ) : (
        <ClosedHand count={view.seats[you]?.hand.length ?? 0} />
      )}
      {view.passing === undefined ? (
        <div class="actions">
          <MoveButton session={session} displayed={displayed} you={you} onProblem={setProblem}>
            <MoveButtons
              ask={ask}
              view={view}
              you={you}
              chosen={chosen}
              pile={pile}
              str8Eight={context.str8Eight}
              onMove={move}
            />
          </MoveButton>
        </div>
      ) : (
        <Recall view={view} passing={view.passing} context={context} you={you} />
      )}
      <NewHand view={view} you={you} passes={props.passes} str8Eight={context.str8Eight} />
    </Cloth>
  );
}

/** Without a question about the cards it is not the time for them. */
function whyNot({ turn }: DisplayedStr8Eight, you: number): Refusal {
  if (turn === undefined || turn === you) return { clause: 'E6', about: { first: 'draw' } };
  return { clause: 'E6', about: { turn } };
}

interface NewHandProps {
  readonly view: DisplayedStr8Eight;
  readonly you: number;
  readonly passes: number;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

/** A hand that has come round is told once it is open. */
function NewHand({ view, you, passes, str8Eight }: NewHandProps): JSX.Element {
  const told = useRef(passes);
  const says = useRef('');
  const hand = passes > told.current ? openHand(view, you) : null;
  if (view.passing !== undefined) says.current = '';
  else if (hand !== null) says.current = str8Eight.handNow(hand.map(str8Eight.short));
  useEffect(() => {
    if (hand !== null || passes < told.current) told.current = passes;
  });
  return (
    <p class="sr" aria-live="polite">
      {says.current}
    </p>
  );
}
