import type { ComponentChildren, JSX } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { afterPaint } from '../../kit/motion/still.ts';
import { useSlide } from '../../kit/motion/use-slide.ts';
import { PACES } from '../../shell/settings.ts';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { placeRef } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { HintedCard } from './hinted.ts';
import type { Reason } from './reason.ts';

/** A card in hand; `at` is its place. */
export interface Held<Card extends string = string> {
  readonly at: number;
  readonly card: Card;
}

interface Props<One extends Held> {
  readonly game: string;
  readonly hand: readonly One[];
  readonly chosen: number | null;
  readonly reason: Reason | null;
  readonly isHeldByOther: boolean;
  /** The card and what it would do, for ears. */
  labelOf(held: One): string;
  isRefused(held: One): boolean;
  /** What it would do, above the card. */
  tagOf(held: One): ComponentChildren;
  /** Tapped, or Enter. */
  onTap(held: One, element: Element): void;
}

/** One stop for the tab key; arrows go from card to card. */
export function Hand<One extends Held>(props: Props<One>): JSX.Element {
  const { game, hand, chosen, reason, isHeldByOther, onTap } = props;
  const { words, settings } = useWorld();
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(0);
  useSlide(box, hand.map((held) => keyOf(hand, held)).join(), PACES[settings.pace]);
  const hinted = useContext(HintedCard);
  const focused = Math.min(focus, Math.max(0, hand.length - 1));
  const cards = (): NodeListOf<HTMLButtonElement> | [] =>
    box.current?.querySelectorAll<HTMLButtonElement>(':scope > .card') ?? [];
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || hand.length === 0) return;
    event.preventDefault();
    const next = (focused + step + hand.length) % hand.length;
    setFocus(next);
    cards()[next]?.focus();
  };
  useEffect(() => {
    const pick = (event: KeyboardEvent): void => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (document.querySelector('dialog[open]') !== null || box.current?.closest('[inert]') !== null) return;
      const at = Number(event.key) - 1;
      const card = cards()[at];
      if (card === undefined) return;
      setFocus(at);
      card.focus();
      // picking is not playing
      if (!card.classList.contains('sel')) card.click();
    };
    addEventListener('keydown', pick);
    return () => removeEventListener('keydown', pick);
  });
  return (
    <div
      class={isHeldByOther ? 'hand held' : 'hand'}
      role="group"
      aria-label={words.table.hand}
      ref={(element) => {
        box.current = element;
        placeRef(PLACES.hand)(element);
      }}
      onKeyDown={move}
    >
      {hand.map((held, i) => (
        <Card
          key={keyOf(hand, held)}
          cardRef={placeRef(PLACES.held(i))}
          game={game}
          card={held.card}
          chosen={chosen === held.at}
          refused={props.isRefused(held)}
          class={held.card === hinted ? 'hinted' : undefined}
          label={held.card === hinted ? words.table.hinted(props.labelOf(held)) : props.labelOf(held)}
          tabIndex={held.at === hand[focused]?.at ? 0 : -1}
          badge={reason?.at !== held.at && props.tagOf(held)}
          onClick={(event) => {
            // on the card that has the focus, another tabindex makes the browser compute all styles on the spot
            afterPaint(() => setFocus(hand.indexOf(held)));
            onTap(held, event.currentTarget as Element);
          }}
        />
      ))}
      {reason !== null && <Why reason={reason} cardOf={() => cards()[hand.findIndex(({ at }) => at === reason.at)]} />}
    </div>
  );
}

/** The same card keeps its element when others come and go. */
function keyOf(hand: readonly Held[], { at, card }: Held): string {
  return `${card} ${hand.filter((other) => other.card === card && other.at < at).length}`;
}

interface WhyProps {
  readonly reason: Reason;
  cardOf(): HTMLElement | undefined;
}

/** Why not. The bubble stands over its card, beside it in the page: it has a link. The style sheet keeps it in the window. */
function Why({ reason, cardOf }: WhyProps): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const card = cardOf();
      if (card === undefined) return;
      bubble.current?.style.setProperty('--card-top', `${card.offsetTop}px`);
      bubble.current?.style.setProperty('--card-middle', `${card.offsetLeft + card.offsetWidth / 2}px`);
    };
    place();
    // a phone may be turned while it is being read
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [reason]);
  return (
    <div class="bubble reason" ref={bubble}>
      <Icon name="lock" />
      <span role="alert">
        <b>{reason.rule}</b> {reason.fact}
      </span>
      <ClauseLink clause={reason.clause} />
    </div>
  );
}
