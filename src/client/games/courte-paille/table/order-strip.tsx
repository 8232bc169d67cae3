import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { nameIn, whoIn } from '../../../play/session/context.ts';
import { stepOf, tiesIn, type Outcome, type Tie, type Turn } from './order.ts';
import { Shark, Sign } from './pieces.tsx';
import type { CourtePailleContext } from './context.ts';
import { castawayOf, valueOf } from './shapes.ts';

interface Props {
  readonly turns: readonly Turn[];
  readonly context: CourtePailleContext;
}

/** The cards of the round as they act, lowest first. */
export function OrderStrip({ turns, context }: Props): JSX.Element {
  const { courte } = context;
  return (
    <ol class={classNames('order', `o${turns.length}`)} aria-label={courte.order}>
      {turns.map((turn, i) => (
        <li key={turn.seat} data-seat={turn.seat} class={turn.isDone ? 'done' : turn.isNow ? 'now' : undefined}>
          <span class="no num" aria-hidden="true">
            {i + 1}
          </span>
          <CardPicture game="courte-paille" card={turn.card} label={courte.cardName(turn.card)} />
          <span class="rw">
            <Animal name={animalOf(turn.seat)} />
            <b>{nameIn(context, turn.seat)}</b>
          </span>
          <span class="xs">
            {turn.isDone && turn.outcome !== undefined ? (
              <Came outcome={turn.outcome} context={context} />
            ) : (
              courte[stepOf(turns, i)]
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What a card that has acted brought. */
function Came({
  outcome,
  context: { courte },
}: {
  readonly outcome: Outcome;
  readonly context: CourtePailleContext;
}): JSX.Element {
  if (outcome.type === 'took' && outcome.card !== null && outcome.from === 'menu') {
    const { card } = outcome;
    return (
      <span class="took" title={courte.took(card)}>
        <Icon name="check" />
        <Sign who={castawayOf(card)} />
        <b class="num" aria-hidden="true">
          {valueOf(card)}
        </b>
        <span class="sr">{courte.took(card)}</span>
      </span>
    );
  }
  const says = {
    took: courte.drew,
    lesson: courte.didLesson,
    landed: courte.didLand,
    peeked: courte.didPeek,
    slept: courte.didSleep,
  };
  return (
    <span class="took">
      <Icon name="check" />
      {says[outcome.type]}
    </span>
  );
}

/** Why equals go in this order; nothing where there are none. */
export function TieSaid({ turns, context, shark }: Props & { readonly shark: number }): JSX.Element | null {
  const ties = tiesIn(turns, shark);
  if (ties.length === 0) return null;
  return (
    <p class="tiesay small">
      <Shark label="" />
      <span>{tieSentence(ties, context)}</span>
    </p>
  );
}

function tieSentence(ties: readonly Tie[], context: CourtePailleContext): string {
  const { courte } = context;
  const people = ties.map(({ value, seats }) => [value, seats.map((seat) => whoIn(context, seat))] as const);
  const [[value, [first, second, ...more]]] = people as [(typeof people)[number]];
  if (people.length > 1 || more.length > 0) return courte.ties(people);
  return courte.tie(value, first!, second!, ties[0]!.hasShark);
}
