import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { nudge } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import type { Left } from '../clock.ts';
import { Cloth } from '../cloth.tsx';
import { DeedButton } from '../deed-button.tsx';
import { Hand } from '../hand.tsx';
import { useReason } from '../reason.ts';
import { Say } from '../say.tsx';
import { whoIn, type Scene } from '../scene.ts';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import { useChosen } from '../use-chosen.ts';
import { useMove } from '../use-move.ts';
import { Deeds } from './deeds.tsx';
import { heldIn, labelOf, Tag, type StrawHeld } from './hand.tsx';
import { cardOffer, type StrawDeed } from './offers.ts';
import { reasonOf } from './reasons.ts';
import { sayingOf } from './saying.ts';
import type { StrawView } from './shapes.ts';
import { Weights } from './weights.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly you: number;
  readonly clock: Left | null;
  /** Something else lies over it for a while. */
  readonly isCovered: boolean;
  /** The total that the chosen card would make. */
  onPreview(total: number | undefined): void;
}

export function Tray({ sitting, shown, scene, you, clock, isCovered, onPreview }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const { view, standing, ask } = shown;
  const question = ask?.id ?? null;
  const chosenOne = useChosen<number>(question);
  const [weight, setWeight] = useState<number | null>(null);
  const [reason, setReason] = useReason(question);
  const { sorry, setSorry, move } = useMove(sitting, question);
  useEffect(() => setWeight(null), [question]);

  const standIn = standInForYou(standing);
  const canPlay = ask !== null && standing.sent === null && standIn === null;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => (canPlay ? cardOffer(ask, card) : undefined));
  const chosen = hand.find(({ at }) => at === chosenOne.one);
  const deeds = deedsOf(chosen);
  const isDialed = deeds.length > 1;
  const deed = isDialed ? deeds.find((one) => one.weight === weight) : deeds[0];
  const preview = deed?.preview.total;
  useEffect(() => onPreview(preview), [preview]);

  const tap = (held: StrawHeld, element: Element): void => {
    setSorry('');
    if (!canPlay) {
      if (standing.sent !== null || standIn !== null) return;
      const [rule, fact] = words.straw.refusals.turn(
        view.turn === undefined || view.turn === you ? null : whoIn(scene, view.turn),
      );
      setReason({ at: held.at, clause: 'S4', rule, fact });
      return;
    }
    if (held.offer !== undefined && 'refusal' in held.offer) {
      const { refusal } = held.offer;
      const [rule, fact] = reasonOf(refusal, scene);
      setReason({ at: held.at, clause: refusal.clause, rule, fact });
      nudge(element);
      play('no', settings);
      return;
    }
    setReason(null);
    if (chosenOne.isOn(held.at)) {
      const [first, ...more] = deedsOf(held);
      const what = more.length === 0 ? first : deed;
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
          deeds={deeds}
          total={view.total}
          isCopy={chosen.card === 'copy'}
          pick={weight}
          onPick={(picked) => {
            if (picked === weight && deed !== undefined) move(deed.move);
            else setWeight(picked);
          }}
          tip={tipOf(hand, chosen)}
        />
      )}
      <Say
        you={you}
        isYours={view.turn === you}
        clock={clock}
        says={sayingOf({ shown, scene, you, deed, isDialed, sorry })}
      />
      <Hand
        dress="straw"
        hand={hand}
        chosen={chosenOne.one}
        reason={reason}
        isHeldByOther={standIn !== null}
        labelOf={({ card, offer }) => labelOf(card, offer, words.straw)}
        isRefused={({ offer }) => offer !== undefined && 'refusal' in offer}
        tagOf={(held) => <Tag held={held} isChosen={chosen?.at === held.at} />}
        onTap={tap}
      />
      <div class="actions">
        <DeedButton sitting={sitting} shown={shown} you={you} onSorry={setSorry}>
          <Deeds view={view} chosen={chosen} deed={deed} onMove={move} />
        </DeedButton>
      </div>
    </Cloth>
  );
}

function deedsOf(held: StrawHeld | undefined): readonly StrawDeed[] {
  return held?.offer !== undefined && 'deeds' in held.offer ? held.offer.deeds : [];
}

/** Where the card with the smoke stands, in percent. */
function tipOf(hand: readonly StrawHeld[], chosen: StrawHeld): number {
  return ((hand.indexOf(chosen) + 0.5) / hand.length) * 100;
}

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence({ view, ask }: Shown<StrawView>, you: number, { words: { straw } }: Scene): string {
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => cardOffer(ask, card));
  return straw.yourTurnLong(
    view.total,
    hand.map(({ card, offer }) => labelOf(card, offer, straw)),
  );
}
