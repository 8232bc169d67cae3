import type { ComponentChildren, JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { afterPaint } from '../../kit/motion/still.ts';
import { useSlide } from '../../kit/motion/use-slide.ts';
import { PACES } from '../../shell/settings.ts';
import { Card } from '../../kit/card.tsx';
import { placeRef } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';
import { HintedCard } from './hinted.ts';
import { cardAt, useHandKeys } from './hand-keys.ts';
import type { Reason } from './reason.ts';
import { WhyNot } from './why-not.tsx';

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
  const { hand, reason, isHeldByOther } = props;
  const { words, settings } = useWorld();
  const box = useRef<HTMLDivElement>(null);
  useSlide(box, hand.map((held) => keyOf(hand, held)).join(), PACES[settings.pace]);
  const { focused, setFocus, onKeyDown } = useHandKeys(box, hand.length);
  return (
    <div
      class={isHeldByOther ? 'hand held' : 'hand'}
      role="group"
      aria-label={words.table.hand}
      ref={(element) => {
        box.current = element;
        placeRef(PLACES.hand)(element);
      }}
      onKeyDown={onKeyDown}
    >
      {hand.map((held, i) => (
        <HeldCard
          key={keyOf(hand, held)}
          {...props}
          held={held}
          place={i}
          isReached={held.at === hand[focused]?.at}
          // on the card that has the focus, another tabindex makes the browser compute all styles on the spot
          onReach={() => afterPaint(() => setFocus(hand.indexOf(held)))}
        />
      ))}
      {reason !== null && (
        <WhyNot reason={reason} cardOf={() => cardAt(hand.findIndex(({ at }) => at === reason.at))} />
      )}
    </div>
  );
}

interface HeldCardProps<One extends Held> extends Props<One> {
  readonly held: One;
  /** From left to right. */
  readonly place: number;
  /** By the tab key. */
  readonly isReached: boolean;
  onReach(): void;
}

function HeldCard<One extends Held>(props: HeldCardProps<One>): JSX.Element {
  const { game, held, place, chosen, reason } = props;
  const { words } = useWorld();
  const isHinted = held.card === useContext(HintedCard);
  const label = props.labelOf(held);
  return (
    <Card
      cardRef={placeRef(PLACES.held(place))}
      game={game}
      card={held.card}
      chosen={chosen === held.at}
      refused={props.isRefused(held)}
      class={isHinted ? 'hinted' : undefined}
      label={isHinted ? words.table.hinted(label) : label}
      tabIndex={props.isReached ? 0 : -1}
      badge={reason?.at !== held.at && props.tagOf(held)}
      onClick={(event) => {
        props.onReach();
        props.onTap(held, event.currentTarget as Element);
      }}
    />
  );
}

/** The same card keeps its element when others come and go. */
function keyOf(hand: readonly Held[], { at, card }: Held): string {
  return `${card} ${hand.filter((other) => other.card === card && other.at < at).length}`;
}
