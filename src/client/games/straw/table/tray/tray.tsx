import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StrawView } from '../../../../../games/straw/view.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Left } from '../../../../play/session/clock.ts';
import { standInForYou } from '../../../../play/session/seats.ts';
import type { Session } from '../../../../play/session/session.ts';
import { useMove, type Moving } from '../../../../play/session/use-move.ts';
import { Cloth } from '../../../../play/tray/cloth.tsx';
import { Hand } from '../../../../play/tray/hand.tsx';
import { MoveButton } from '../../../../play/tray/move-button.tsx';
import { Say } from '../../../../play/tray/say.tsx';
import { useTap } from '../../../../play/tray/use-tap.ts';
import type { StrawContext } from '../context.ts';
import { labelOf, Tag, type StrawHeld } from './hand.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { traySentence } from './sentences.ts';
import { tapOn } from './tap.ts';
import { useChoice, type Choice } from './use-choice.ts';
import { Weights } from './weights.tsx';
import { Worth } from './worth.tsx';

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
  const { view, ask } = displayed;
  const choice = useChoice(displayed, you);
  const moving = useMove(session, ask?.id ?? null);
  const { problem, setProblem, move } = moving;
  const preview = choice.offeredMove?.preview.total;
  useEffect(() => onPreview(preview), [preview]);
  const says = traySentence({ displayed, context, you, choice, problem });
  return (
    <Cloth isCovered={isCovered} onEscape={choice.drop}>
      <LampWeights choice={choice} onMove={move} />
      <div class="sayrow">
        <Say you={you} isYours={view.turn === you} clock={clock} says={says} />
        <Worth choice={choice} you={you} />
      </div>
      <OwnHand displayed={displayed} context={context} you={you} choice={choice} moving={moving} />
      <div class="actions">
        <MoveButton session={session} displayed={displayed} you={you} onProblem={setProblem}>
          <MoveButtons view={view} chosen={choice.chosen} offeredMove={choice.offeredMove} onMove={move} />
        </MoveButton>
      </div>
    </Cloth>
  );
}

interface LampWeightsProps {
  readonly choice: Choice;
  onMove(move: string): void;
}

/** While the chosen card needs a weight. */
function LampWeights({ choice, onMove }: LampWeightsProps): JSX.Element | null {
  const { hand, chosen, offeredMoves, isDialed, weight, offeredMove, weigh } = choice;
  if (!isDialed || chosen === undefined) return null;
  const pick = (picked: number): void => {
    if (picked === weight && offeredMove !== undefined) onMove(offeredMove.move);
    else weigh(picked);
  };
  return (
    <Weights
      offeredMoves={offeredMoves}
      isCopy={chosen.card === 'copy'}
      pick={weight}
      onPick={pick}
      at={hand.indexOf(chosen)}
    />
  );
}

interface OwnHandProps extends Pick<Props, 'displayed' | 'context' | 'you'> {
  readonly choice: Choice;
  readonly moving: Moving;
}

function OwnHand({ displayed, context, you, choice, moving }: OwnHandProps): JSX.Element {
  const { reason, tap } = useTap<StrawHeld>({
    displayed,
    moving,
    decide: (held) => tapOn(held, { displayed, context, you, choice }),
    choose: choice.choose,
  });
  return (
    <Hand
      game="straw"
      hand={choice.hand}
      chosen={choice.chosen?.at ?? null}
      reason={reason}
      isHeldByOther={standInForYou(displayed.state) !== null}
      labelOf={({ card, offer }) => labelOf(card, offer, context.straw)}
      isRefused={({ offer }) => offer !== undefined && 'refusal' in offer}
      tagOf={(held) => <Tag held={held} isChosen={choice.chosen?.at === held.at} />}
      onTap={tap}
    />
  );
}
