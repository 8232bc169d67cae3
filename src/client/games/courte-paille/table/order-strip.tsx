import type { JSX } from 'preact';
import { castawayOf, valueOf } from '../../../../games/courte-paille/faces.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { placeRef } from '../../../kit/motion/places.ts';
import { nameIn, whoIn } from '../../../play/session/context.ts';
import { equalsIn, stepOf, type ActingCard, type Equals, type Outcome } from './acting.ts';
import { Shark, Sign } from './castaway-marks.tsx';
import type { CourtePailleContext } from './context.ts';
import { RAFT } from './places.ts';

interface Props {
  readonly acting: readonly ActingCard[];
  readonly context: CourtePailleContext;
}

/** The cards of the round as they act, lowest first. */
export function OrderStrip({ acting, context }: Props): JSX.Element {
  const { says } = context;
  return (
    <ol class={classNames('order', `o${acting.length}`)} aria-label={says.order}>
      {acting.map(({ seat, card, isDone, isNow, outcome }, i) => (
        <li key={seat} data-seat={seat} class={isDone ? 'done' : isNow ? 'now' : undefined}>
          <span class="no num" aria-hidden="true">
            {i + 1}
          </span>
          <CardPicture
            cardRef={placeRef(RAFT.turned(seat))}
            game="courte-paille"
            card={card}
            label={says.cardName(card)}
          />
          <span class="rw">
            <Animal name={animalOf(seat)} />
            <b>{nameIn(context, seat)}</b>
          </span>
          <span class="xs">
            {isDone && outcome !== undefined ? <Came outcome={outcome} context={context} /> : says[stepOf(acting, i)]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What a card that has acted brought. */
function Came({
  outcome,
  context: { says },
}: {
  readonly outcome: Outcome;
  readonly context: CourtePailleContext;
}): JSX.Element {
  if (outcome.type === 'took' && outcome.card !== null && outcome.from === 'menu') {
    const { card } = outcome;
    return (
      <span class="took" title={says.took(card)}>
        <Icon name="check" />
        <Sign who={castawayOf(card)} />
        <b class="num" aria-hidden="true">
          {valueOf(card)}
        </b>
        <span class="sr">{says.took(card)}</span>
      </span>
    );
  }
  const { drew: took, didLesson: lesson, didLand: landed, didPeek: peeked, didSleep: slept } = says;
  return (
    <span class="took">
      <Icon name="check" />
      {{ took, lesson, landed, peeked, slept }[outcome.type]}
    </span>
  );
}

/** Why equals go in this order; nothing where there are none. */
export function EqualsSaid({ acting, context, shark }: Props & { readonly shark: number }): JSX.Element | null {
  const equals = equalsIn(acting, shark);
  if (equals.length === 0) return null;
  return (
    <p class="tiesay small">
      <Shark label="" />
      <span>{equalsSentence(equals, context)}</span>
    </p>
  );
}

function equalsSentence(equals: readonly Equals[], context: CourtePailleContext): string {
  const { says } = context;
  const people = equals.map(({ value, seats }) => [value, seats.map((seat) => whoIn(context, seat))] as const);
  const [[value, [first, second, ...more]]] = people as [(typeof people)[number]];
  if (people.length > 1 || more.length > 0) return says.ties(people);
  return says.tie(value, first!, second!, equals[0]!.hasShark);
}
