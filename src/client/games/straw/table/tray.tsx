import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../../shell/world.ts';
import { nudge } from '../../../kit/motion/fly.ts';
import { play } from '../../../kit/motion/sound.ts';
import type { Left } from '../../../play/session/clock.ts';
import { Cloth } from '../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../play/tray/move-button.tsx';
import { Hand } from '../../../play/tray/hand.tsx';
import { useReason } from '../../../play/tray/reason.ts';
import { Say } from '../../../play/tray/say.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from './context.ts';
import { standInForYou } from '../../../play/session/seats.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { Session } from '../../../play/session/session.ts';
import { useChosen } from '../../../play/tray/use-chosen.ts';
import { useMove } from '../../../play/session/use-move.ts';
import { MoveButtons } from './move-buttons.tsx';
import { heldIn, labelOf, Tag, type StrawHeld } from './hand.tsx';
import { cardOffer, type StrawOfferedMove } from './offers.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { StrawView } from './shapes.ts';
import { Weights } from './weights.tsx';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<StrawView>;
  readonly context: StrawContext;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
  /** The total that the chosen card would make. */
  onPreview(total: number | undefined): void;
}

export function Tray({ session, displayed, context, you, clock, isCovered, onPreview }: Props): JSX.Element {
  const { settings } = useWorld();
  const { straw } = context;
  const { view, state, ask } = displayed;
  const question = ask?.id ?? null;
  const chosenOne = useChosen<number>(question);
  const [weight, setWeight] = useState<number | null>(null);
  const [reason, setReason] = useReason(question);
  const { problem, setProblem, move } = useMove(session, question);
  useEffect(() => setWeight(null), [question]);

  const standIn = standInForYou(state);
  const canPlay = ask !== null && state.sent === null && standIn === null;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => (canPlay ? cardOffer(ask, card) : undefined));
  const chosen = hand.find(({ at }) => at === chosenOne.one);
  const offeredMoves = offeredMovesOf(chosen);
  const isDialed = offeredMoves.length > 1;
  const offeredMove = isDialed ? offeredMoves.find((one) => one.weight === weight) : offeredMoves[0];
  const preview = offeredMove?.preview.total;
  useEffect(() => onPreview(preview), [preview]);

  const tap = (held: StrawHeld, element: Element): void => {
    setProblem('');
    if (!canPlay) {
      if (state.sent !== null || standIn !== null) return;
      const [rule, fact] = straw.refusals.turn(
        view.turn === undefined || view.turn === you ? null : whoIn(context, view.turn),
      );
      setReason({ at: held.at, clause: 'S4', rule, fact });
      return;
    }
    if (held.offer !== undefined && 'refusal' in held.offer) {
      const { refusal } = held.offer;
      const [rule, fact] = reasonOf(refusal, context);
      setReason({ at: held.at, clause: refusal.clause, rule, fact });
      nudge(element);
      play('no', settings);
      return;
    }
    setReason(null);
    if (chosenOne.isOn(held.at)) {
      const [first, ...more] = offeredMovesOf(held);
      const what = more.length === 0 ? first : offeredMove;
      if (what !== undefined) move(what.move);
      return;
    }
    play('lift', settings);
    chosenOne.choose(held.at, element);
    if (weight !== null) setWeight(null);
  };
  return (
    <Cloth isCovered={isCovered} onEscape={chosenOne.drop}>
      {isDialed && chosen !== undefined && (
        <Weights
          offeredMoves={offeredMoves}
          total={view.total}
          isCopy={chosen.card === 'copy'}
          pick={weight}
          onPick={(picked) => {
            if (picked === weight && offeredMove !== undefined) move(offeredMove.move);
            else setWeight(picked);
          }}
          tip={tipOf(hand, chosen)}
        />
      )}
      <Say
        you={you}
        isYours={view.turn === you}
        clock={clock}
        says={sayingOf({ displayed, context, you, offeredMove, isDialed, problem })}
      />
      <Hand
        game="straw"
        hand={hand}
        chosen={chosenOne.one}
        reason={reason}
        isHeldByOther={standIn !== null}
        labelOf={({ card, offer }) => labelOf(card, offer, straw)}
        isRefused={({ offer }) => offer !== undefined && 'refusal' in offer}
        tagOf={(held) => <Tag held={held} isChosen={chosen?.at === held.at} />}
        onTap={tap}
      />
      <div class="actions">
        <MoveButton session={session} displayed={displayed} you={you} onProblem={setProblem}>
          <MoveButtons view={view} chosen={chosen} offeredMove={offeredMove} onMove={move} />
        </MoveButton>
      </div>
    </Cloth>
  );
}

function offeredMovesOf(held: StrawHeld | undefined): readonly StrawOfferedMove[] {
  return held?.offer !== undefined && 'offeredMoves' in held.offer ? held.offer.offeredMoves : [];
}

/** Where the card with the smoke stands, in percent. */
function tipOf(hand: readonly StrawHeld[], chosen: StrawHeld): number {
  return ((hand.indexOf(chosen) + 0.5) / hand.length) * 100;
}

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence({ view, ask }: DisplayedState<StrawView>, you: number, { straw }: StrawContext): string {
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => cardOffer(ask, card));
  return straw.yourTurnLong(
    view.total,
    hand.map(({ card, offer }) => labelOf(card, offer, straw)),
  );
}
