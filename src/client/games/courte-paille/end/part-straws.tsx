import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import type { PartOf } from './parts.ts';
import { Medal } from '../table/castaway-marks.tsx';
import type { EndsWords } from '../words/en/ends.ts';
import { useEnds } from './words.ts';

interface Props {
  readonly parts: readonly PartOf[];
  readonly context: TableContext;
  /** With who left after each. */
  readonly hasLeft?: boolean;
}

/** The parts of the advanced game: every week is a shorter straw. */
export function PartStraws({ parts, context, hasLeft = false }: Props): JSX.Element {
  const says = useEnds();
  return (
    <ol class="pstraws" aria-label={says.parts}>
      {parts.map((part) => (
        <li key={part.number} class={part.state === 'to come' ? undefined : part.state} style={{ '--n': part.week }}>
          <i />
          <b class="num" aria-hidden="true">
            {part.week}
          </b>
          {part.winner === undefined ? <span class="dot" /> : <Animal name={animalOf(part.winner)} />}
          {hasLeft && (part.left === undefined ? <span class="gap" /> : <Medal who={part.left} mood={1} />)}
          <span class="sr">{partSays(part, context, hasLeft, says)}</span>
        </li>
      ))}
    </ol>
  );
}

function partSays(part: PartOf, context: TableContext, hasLeft: boolean, says: EndsWords): string {
  const { number, week, state, winner, left } = part;
  const who = winner === undefined ? null : whoIn(context, winner);
  if (hasLeft && who !== null && left !== undefined) return says.storyLeft(number, who, left);
  if (state === 'to come') return says.partToCome(number, week);
  return state === 'now' && who === null ? says.partNow(number, week) : says.partDone(number, week, who);
}
