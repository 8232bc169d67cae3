import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { nudge } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import type { Left } from '../clock.ts';
import { sorryFor } from '../errors.ts';
import { standInForYou } from '../seats.ts';
import type { Shown } from '../show.ts';
import type { Sitting } from '../sitting.ts';
import { Hand, heldIn, labelOf, type Held, type Reason } from './hand.tsx';
import { whoIn, type Scene } from './log.ts';
import { offerOf, type Deed } from './offers.ts';
import { reasonOf } from './reasons.ts';
import type { StrawView } from './shapes.ts';
import { Deeds } from './deeds.tsx';
import { Say } from './say.tsx';
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

const REASON_FOR = 4000;

/** The dark cloth: what there is to do, the hand, and the button that does it. */
export function Tray({ sitting, shown, scene, you, clock, isCovered, onPreview }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const { view, standing, ask } = shown;
  const question = ask?.id ?? null;
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box);
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const [weight, setWeight] = useState<number | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [sorry, setSorry] = useState('');
  useEffect(() => {
    setChosenAt(null);
    setWeight(null);
    setReason(null);
    setSorry('');
  }, [question]);
  useEffect(() => {
    if (reason === null) return undefined;
    const timer = setInterval(() => {
      // not from under the finger that is about to follow its link
      if (document.querySelector('.reason:is(:hover, :focus-within)') === null) setReason(null);
    }, REASON_FOR);
    return () => clearInterval(timer);
  }, [reason]);

  const standIn = standInForYou(standing);
  const canPlay = ask !== null && standing.sent === null && standIn === null;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => (canPlay ? offerOf(ask, card) : undefined));
  const chosen = hand.find(({ at }) => at === chosenAt);
  const deeds = chosen?.offer !== undefined && 'deeds' in chosen.offer ? chosen.offer.deeds : [];
  const isDialed = deeds.length > 1;
  const deed = isDialed ? deeds.find((one) => one.weight === weight) : deeds[0];
  const preview = deed?.preview.total;
  useEffect(() => onPreview(preview), [preview]);

  const act = (what: Deed): void => {
    setSorry('');
    sitting.move(what.move).catch((error: unknown) => setSorry(sorryFor(error, words)));
  };
  const tap = (held: Held, element: Element): void => {
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
    if (held.at === chosenAt) {
      if (deed !== undefined) act(deed);
      return;
    }
    play('lift', settings);
    setWeight(null);
    setChosenAt(held.at);
  };
  const saying = { shown, scene, you, deed, isDialed, sorry, clock, hand };
  return (
    <section
      class="tray"
      aria-label={words.table.hand}
      tabIndex={-1}
      inert={isCovered}
      ref={box}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setChosenAt(null);
      }}
    >
      {isDialed && chosen !== undefined && (
        <Weights
          deeds={deeds}
          total={view.total}
          isCopy={chosen.card === 'copy'}
          pick={weight}
          onPick={(picked) => {
            if (picked === weight && deed !== undefined) act(deed);
            else setWeight(picked);
          }}
          tip={tipOf(hand, chosen)}
        />
      )}
      <Say {...saying} />
      <Hand hand={hand} chosen={chosenAt} reason={reason} isHeldByOther={standIn !== null} onTap={tap} />
      <div class="actions">
        <Deeds sitting={sitting} shown={shown} you={you} chosen={chosen} deed={deed} onAct={act} onSorry={setSorry} />
      </div>
    </section>
  );
}

/** What had the focus may be gone with the next drawing; then the hand has it. */
function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const hadFocus = box.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    const card = box.current?.querySelector<HTMLElement>('.hand > .card[tabindex="0"]');
    (card ?? box.current)?.focus({ preventScroll: true });
  });
}

/** Where the card with the smoke stands, in percent. */
function tipOf(hand: readonly Held[], chosen: Held): number {
  return ((hand.indexOf(chosen) + 0.5) / hand.length) * 100;
}

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence(shown: Shown<StrawView>, you: number, straw: Scene['words']['straw']): string {
  const { view, ask } = shown;
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => offerOf(ask, card));
  return straw.yourTurnLong(
    view.total,
    hand.map(({ card, offer }) => labelOf(card, offer, straw)),
  );
}
