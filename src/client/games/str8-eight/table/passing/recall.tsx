import type { JSX } from 'preact';
import type { Passed } from '../../../../../games/str8-eight/events.ts';
import { receiverOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { Str8EightContext } from '../context.ts';

interface Props {
  readonly view: Str8EightView;
  readonly passing: Passed;
  readonly context: Str8EightContext;
  readonly you: number;
}

/** What you gave away, and who has it now. */
export function Recall({ view, passing, context, you }: Props): JSX.Element {
  const { str8Eight } = context;
  const to = receiverOf(you, sideOf(passing.card), view.seats.length);
  const cards = (view.seats[to]?.hand ?? []).filter((card) => card !== null);
  return (
    <div class="recall">
      <span class="small">
        <b>{str8Eight.remember}</b> {str8Eight.nowHolds(whoIn(context, to))}
      </span>
      <span class="mc">
        {cards.map((card, i) => (
          <CardPicture key={i} game="str8-eight" card={card} label={str8Eight.label(card)} />
        ))}
      </span>
    </div>
  );
}
