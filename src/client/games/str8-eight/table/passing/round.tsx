import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import { angleAt, placeAt, turnsFrom } from '../../../../play/session/round.ts';
import { nameIn, whoIn } from '../../../../play/session/context.ts';
import { receiverOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from '../context.ts';
import type { Side } from '../../../../../games/str8-eight/cards.ts';
import type { Passed } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

interface Props {
  readonly passing: Passed;
  readonly context: Str8EightContext;
}

/** Everybody round the table, you at the bottom, and the hands on their way. */
export function Passing({ passing, context }: Props): JSX.Element {
  const count = context.table.seats.length;
  const side = sideOf(passing.card);
  return (
    <div class="round moving" data-side={side}>
      <div class="mid">
        <Arrows count={count} side={side} />
        <span class="pcard">
          <CardPicture game="str8-eight" card={passing.card} />
        </span>
      </div>
      {context.table.seats.map((_, seat) => (
        <div
          key={seat}
          class={seat === context.you ? 'rs self' : 'rs'}
          style={placeAt(turnsFrom(context.you, seat, count), count)}
        >
          <span class="ring">
            <Animal name={animalOf(seat)} />
          </span>
          <b class="rn">{nameIn(context, seat)}</b>
        </div>
      ))}
      {context.table.seats.map((_, i) => (
        <span
          key={i}
          class="mv"
          aria-hidden="true"
          data-angle={angleAt(i + 0.5, count)}
          style={placeAt(i + 0.5, count)}
        >
          <span class="fan3">
            <i />
            <i />
            <i />
          </span>
        </span>
      ))}
    </div>
  );
}

/** What an arrow leaves free at both its ends, for the people there. */
const FREE = 0.36;

function Arrows({ count, side }: { readonly count: number; readonly side: Side }): JSX.Element {
  const at = (angle: number): string => `${(50 * Math.cos(angle)).toFixed(1)} ${(50 * Math.sin(angle)).toFixed(1)}`;
  return (
    <svg class="arcs" viewBox="-60 -60 120 120" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const [from, to] = [angleAt(i, count) + FREE, angleAt(i + 1, count) - FREE];
        const tip = side === 'left' ? to : from;
        const turn = ((tip + (side === 'left' ? Math.PI / 2 : -Math.PI / 2)) * 180) / Math.PI;
        return (
          <g key={i}>
            <path
              d={`M${at(from)}A50 50 0 0 1 ${at(to)}`}
              fill="none"
              stroke="var(--accent)"
              stroke-width="3.5"
              stroke-dasharray="5 4"
              stroke-linecap="round"
            />
            <path
              d="M7 0-4-5.5v11Z"
              fill="var(--accent)"
              transform={`translate(${at(tip)})rotate(${turn.toFixed(0)})`}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The own hand while it is on its way: nothing of it can be seen. */
export function ClosedHand({ count }: { readonly count: number }): JSX.Element {
  return (
    <div class="hand closed" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <CardPicture key={i} game="str8-eight" card={null} />
      ))}
    </div>
  );
}

interface RecallProps extends Props {
  readonly view: DisplayedStr8Eight;
  readonly you: number;
}

/** What you gave away, and who has it now. */
export function Recall({ view, passing, context, you }: RecallProps): JSX.Element {
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
