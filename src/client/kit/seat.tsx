import type { ComponentChildren, JSX } from 'preact';
import { Animal, type AnimalName } from './animal.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type Level, LevelMark } from './marks.tsx';
import { placeRef } from './motion/places.ts';

interface Props {
  /** What the place of its picture is called for whatever flies to it or from it. */
  readonly place?: string | undefined;
  readonly animal: AnimalName;
  readonly name: string;
  /** Stands in the second line instead of cards and points. */
  readonly meta?: ComponentChildren;
  readonly badge?: ComponentChildren;
  readonly isTurn?: boolean | undefined;
  readonly isYou?: boolean | undefined;
  readonly cards?: number | undefined;
  /** "cards in hand", for ears only. */
  readonly cardsWord?: string | undefined;
  readonly points?: number | string | undefined;
  readonly pointsWord?: string | undefined;
  readonly level?: Level | undefined;
  /** A bot plays for whoever sits here; a string is shown beside the sign. */
  readonly standIn?: boolean | string | undefined;
  readonly away?: boolean | string | undefined;
  /** What is left of the clock, 0 to 1. */
  readonly left?: number | undefined;
  readonly clock?: string | undefined;
  /** Three dots: somebody makes up their mind. */
  readonly isThinking?: boolean | undefined;
  /** What was just said at this seat. */
  readonly phrase?: string | undefined;
  /** What lies before this seat. */
  readonly below?: ComponentChildren;
  readonly class?: string | undefined;
}

/** With no more of the clock left it hurries. */
export const LATE = 0.3;

export function Seat(props: Props): JSX.Element {
  const { isTurn = false, isYou = false, left, badge, phrase } = props;
  const isClocked = left !== undefined || props.clock !== undefined;
  const isLate = left !== undefined && left <= LATE;
  return (
    <div
      class={classNames(
        'seat',
        isTurn && 'turn',
        isYou && 'you',
        isClocked && 'clocked',
        isLate && 'late',
        isOn(props.away) && 'absent',
        props.class,
      )}
      aria-current={isTurn ? 'true' : undefined}
      style={left === undefined ? undefined : { '--left': `${Math.round(left * 100)}%` }}
    >
      <span class="ring" ref={props.place === undefined ? null : placeRef(props.place)}>
        <Animal name={props.animal} />
      </span>
      <span class="nm" title={props.name}>
        {props.name}
      </span>
      <span class="meta">
        {props.meta ?? <Holding {...props} />}
        {props.level !== undefined && <LevelMark level={props.level} />}
      </span>
      {badge !== undefined && badge !== null && badge !== false && <span class="badge">{badge}</span>}
      {props.isThinking === true && <Thinking />}
      {phrase !== undefined && <span class="pbub">{phrase}</span>}
      {props.below}
    </div>
  );
}

function Thinking(): JSX.Element {
  return (
    <span class="think" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function Holding({ cards, cardsWord, points, pointsWord, standIn, away, clock }: Props): JSX.Element {
  return (
    <>
      {isOn(standIn) ? (
        <Note icon="bot" words={standIn} />
      ) : isOn(away) ? (
        <Note icon="offline" words={away} />
      ) : clock !== undefined ? (
        <span class="tm">
          <b>{clock}</b>
        </span>
      ) : (
        cards !== undefined && (
          <span class="cc">
            <i />
            {cards}
            {cardsWord !== undefined && <em class="sr"> {cardsWord}</em>}
          </span>
        )
      )}
      {points !== undefined && (
        <span class="pts">
          <b>{points}</b> {pointsWord}
        </span>
      )}
    </>
  );
}

function Note({ icon, words }: { readonly icon: 'bot' | 'offline'; readonly words: string | true }): JSX.Element {
  return (
    <span class="stnd">
      <Icon name={icon} />
      {words === true ? null : <span class="w">{words}</span>}
    </span>
  );
}

function isOn(word: boolean | string | undefined): word is string | true {
  return word !== undefined && word !== false;
}
