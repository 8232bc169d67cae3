import type { JSX } from 'preact';
import { CardPicture } from '../../../../kit/card.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { numberOf, oneGroup, isPass, nextNumbers, SEQUENCE_SIZE } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from '../context.ts';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Seen } from '../../../../../games/str8-eight/events.ts';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);
/** Fewer of one colour are nothing to speak of. */
const WORTH_SHOWING = 3;

type Words = Str8EightContext['str8Eight'];

interface StairProps {
  readonly sequence: readonly NumberCard[];
  readonly ghost?: NumberCard | undefined;
  readonly str8Eight: Words;
}

/** A sequence as eight rising steps. */
export function Stair({ sequence, ghost, str8Eight }: StairProps): JSX.Element {
  const isOne = sequence.length >= WORTH_SHOWING && oneGroup(sequence) !== undefined;
  return (
    <ol class={classNames('stair', isOne && 'one')} aria-label={str8Eight.stepsAre(sequence.map(numberOf))}>
      {EACH.map((i) => {
        const card = sequence[i];
        const isNext = i === sequence.length && ghost !== undefined;
        return (
          <li key={i} style={{ '--i': i }} class={card === undefined && !isNext ? 'free' : undefined}>
            {card !== undefined ? (
              <CardPicture
                game="str8-eight"
                card={card}
                class={i === sequence.length - 1 ? 'last' : undefined}
                label={str8Eight.label(card)}
              />
            ) : isNext ? (
              <CardPicture game="str8-eight" card={ghost} class="ghost" label={str8Eight.ghost(ghost)} />
            ) : (
              <span class="slot" aria-hidden="true">
                <b class="num">{i + 1}</b>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface RiseProps {
  readonly sequence: readonly NumberCard[];
  readonly hand: readonly Seen[];
  readonly ghost: NumberCard | undefined;
  readonly str8Eight: Words;
}

/** How far it goes up, and the numbers that may follow. */
export function Rise({ sequence, hand, ghost, str8Eight }: RiseProps): JSX.Element {
  const last = sequence.at(-1);
  const next = nextNumbers(sequence);
  const held = new Set(hand.flatMap((card) => (card === null || isPass(card) ? [] : [numberOf(card)])));
  const group = sequence.length < WORTH_SHOWING ? undefined : oneGroup(sequence);
  return (
    <p class="rise">
      {sequence.length > 0 && <b class="display w">{str8Eight.up(sequence.length)}</b>}
      {group !== undefined && <span class="onecolour">{str8Eight.oneColour(group)}</span>}
      <span class="rnext">
        {next.length === 0
          ? str8Eight.nothingFollows
          : last === undefined
            ? str8Eight.begin
            : str8Eight.afterLast(numberOf(last))}{' '}
        {next.map((number) => (
          <span
            key={number}
            class={classNames(
              'nx',
              held.has(number) && 'have',
              ghost !== undefined && numberOf(ghost) === number && 'on',
            )}
          >
            {number}
          </span>
        ))}
      </span>
    </p>
  );
}
