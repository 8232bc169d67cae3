import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { useSlide } from '../../motion/use-slide.ts';
import { PACES } from '../../settings.ts';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../rules/clause-link.tsx';
import type { Words } from '../../words/en/words.ts';
import type { CardOffer } from './offers.ts';
import type { Seen, StrawCard } from './shapes.ts';

/** A card in hand; `at` is its place. */
export interface Held {
  readonly at: number;
  readonly card: StrawCard;
  readonly offer: CardOffer | undefined;
}

export interface Reason {
  readonly at: number;
  readonly clause: string;
  readonly rule: string;
  readonly fact: string;
}

interface Props {
  readonly hand: readonly Held[];
  readonly chosen: number | null;
  readonly reason: Reason | null;
  readonly isHeldByOther: boolean;
  /** Tapped, or Enter. */
  onTap(held: Held, element: Element): void;
}

/** Cards of the hand that are known. */
export function heldIn(hand: readonly Seen[], offerOf: (card: StrawCard) => CardOffer | undefined): Held[] {
  return hand.flatMap((card, at) => (card === null ? [] : [{ at, card, offer: offerOf(card) }]));
}

/** One stop for the tab key; arrows go from card to card. */
export function Hand({ hand, chosen, reason, isHeldByOther, onTap }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(0);
  useSlide(box, hand.map((held) => keyOf(hand, held)).join(), PACES[settings.pace]);
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
      if (!/^[1-6]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (document.querySelector('dialog[open]') !== null || box.current?.closest('[inert]') !== null) return;
      const at = Number(event.key) - 1;
      const card = cards()[at];
      setFocus(at);
      card?.focus();
      // picking is not playing
      if (card?.getAttribute('aria-pressed') === 'false') card.click();
    };
    addEventListener('keydown', pick);
    return () => removeEventListener('keydown', pick);
  });
  return (
    <div
      class={isHeldByOther ? 'hand held' : 'hand'}
      role="group"
      aria-label={words.table.hand}
      ref={box}
      onKeyDown={move}
    >
      {hand.map((held) => (
        <Card
          key={keyOf(hand, held)}
          game="straw"
          card={held.card}
          chosen={chosen === held.at}
          refused={held.offer !== undefined && 'refusal' in held.offer}
          label={labelOf(held.card, held.offer, words.straw)}
          tabIndex={held.at === hand[focused]?.at ? 0 : -1}
          badge={reason?.at !== held.at && <Tag held={held} isChosen={chosen === held.at} />}
          onClick={(event) => {
            setFocus(hand.indexOf(held));
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

type StrawWords = Words['straw'];

/** The card and what it would do: "drum 6, makes 49". */
export function labelOf(card: StrawCard, offer: CardOffer | undefined, straw: StrawWords): string {
  if (offer === undefined) return straw.label(card);
  if ('refusal' in offer) return offer.refusal.clause === 'S10' ? straw.cardOnlyAt50(card) : straw.cardNotNow(card);
  const [first, last] = [offer.deeds[0], offer.deeds.at(-1)];
  if (first === undefined || last === undefined) return straw.label(card);
  if (first !== last) return straw.cardMakesFromTo(card, first.preview.total, last.preview.total);
  return (first.preview.breaks ? straw.cardBreaks : straw.cardMakes)(card, first.preview.total);
}

/** What it would do, above the card. */
function Tag({ held, isChosen }: { readonly held: Held; readonly isChosen: boolean }): JSX.Element | null {
  const { words, settings } = useWorld();
  const { straw } = words;
  const { offer, card } = held;
  if (!settings.previews || offer === undefined || 'refusal' in offer) return null;
  const [first, last] = [offer.deeds[0], offer.deeds.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first !== last) {
    if (isChosen) return null;
    return <span class="fx">{straw.fromTo(first.preview.total, last.preview.total)}</span>;
  }
  if (card === 'straw') return <span class={isChosen ? 'fx on' : 'fx'}>{straw.breaks}</span>;
  const { total, breaks } = first.preview;
  return (
    <span class={breaks ? 'fx bad' : isChosen ? 'fx on' : 'fx'}>
      {breaks && <Icon name="warn" />}
      {straw.numeral(total)}
    </span>
  );
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
