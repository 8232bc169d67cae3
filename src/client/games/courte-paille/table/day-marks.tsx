import type { JSX } from 'preact';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { castawayOf, valueOf } from '../../../../games/courte-paille/faces.ts';
import type { Day } from '../../../../games/courte-paille/view.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Sign } from './castaway-marks.tsx';

/** What you know of a hidden day, and who landed it. */
export function DayMarks({ day, isLifted }: { readonly day: Day; readonly isLifted: boolean }): JSX.Element {
  const { card, up, landedBy } = day;
  return (
    <span aria-hidden="true">
      {!up && card !== null && !isLifted && <Tab card={card} />}
      {!up && card !== null && (
        <span class="eyeb">
          <Icon name="eye" />
        </span>
      )}
      {!up && card === null && landedBy !== undefined && (
        <span class="lander">
          <Animal name={animalOf(landedBy)} />
        </span>
      )}
    </span>
  );
}

/** The corner of a card that lies face down, as you remember it. */
function Tab({ card }: { readonly card: Card }): JSX.Element {
  return (
    <span class={`tab ${castawayOf(card)}`}>
      <b class="num">{valueOf(card)}</b>
      <Sign who={castawayOf(card)} />
    </span>
  );
}
