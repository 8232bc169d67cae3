import type { JSX } from 'preact';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Seen } from '../../../../../games/str8-eight/events.ts';
import { isPass, nextNumbers, numberOf } from '../../../../../games/str8-eight/faces.ts';
import { classNames } from '../../../../kit/class-names.ts';
import type { Str8EightContext } from '../context.ts';
import { notableGroup } from './notable-group.ts';

interface Props {
  readonly sequence: readonly NumberCard[];
  readonly hand: readonly Seen[];
  readonly ghost: NumberCard | undefined;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

/** The numbers that may follow. */
export function Rise({ sequence, hand, ghost, str8Eight }: Props): JSX.Element {
  const last = sequence.at(-1);
  const next = nextNumbers(sequence);
  const held = new Set(hand.flatMap((card) => (card === null || isPass(card) ? [] : [numberOf(card)])));
  const group = notableGroup(sequence);
  const chosen = ghost === undefined ? undefined : numberOf(ghost);
  return (
    <p class="rise">
      <b>
        {next.length === 0
          ? str8Eight.nothingFollows
          : last === undefined
            ? str8Eight.begin
            : str8Eight.afterLast(numberOf(last))}
      </b>
      <span class="rnext">
        {next.map((number) => (
          <span key={number} class={classNames('nx', held.has(number) && 'have', chosen === number && 'on')}>
            {number}
          </span>
        ))}
      </span>
      {group !== undefined && <span class="onecolour">{str8Eight.oneColour(group)}</span>}
    </p>
  );
}
