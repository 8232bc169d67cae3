import type { JSX } from 'preact';
import { steps } from '../art/steps.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Svg } from '../../../kit/svg.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { Result, type Heading } from '../../../play/end/result.tsx';
import { nameIn, whoIn } from '../../../play/session/context.ts';
import { numberOf } from '../../../../games/str8-eight/faces.ts';
import { Climb } from './climb.tsx';
import { sumsOf } from '../table/log/sums.ts';
import { HandPills } from '../table/hand-pills.tsx';
import { targetOf, type Str8EightContext } from '../table/context.ts';
import type { HandEnd } from '../table/animation/hand-end.ts';

/** Who reached the top, what everybody had, and what it brought. */
export function HandResult(props: EndProps<HandEnd, Str8EightContext>): JSX.Element {
  const { session, state, context, end, isYourTurn, onClose } = props;
  const { str8Eight } = context;
  const { completed, scored, isLast } = end;
  const order = [...scored.totals.keys()].sort((a, b) => scored.totals[b]! - scored.totals[a]!);
  const top = completed?.seat;
  const head = headOf(end, context);
  const picture = (
    <section class="fall">
      {top !== undefined && <Climb seat={top} sequence={scored.sequences[top]!} label={head.head} />}
    </section>
  );
  return (
    <Result
      session={session}
      state={state}
      classes="t-score t-hand8"
      middle={<HandPills hand={end.hand} context={context} />}
      picture={picture}
      head={head}
      note={isLast ? '' : isYourTurn ? str8Eight.yourTurnBehind : leadNote(order[0]!, end, context)}
      button={isLast ? str8Eight.toResult : str8Eight.nextHand}
      onClose={onClose}
    >
      <ol class="results">
        <Columns context={context} />
        {order.map((seat) => (
          <Outcome key={seat} seat={seat} end={end} context={context} />
        ))}
      </ol>
    </Result>
  );
}

function Columns({ context: { str8Eight, words } }: { readonly context: Str8EightContext }): JSX.Element {
  return (
    <li class="rhead h8 small muted" aria-hidden="true">
      <span />
      <span />
      <span>{words.table.player}</span>
      <span>{str8Eight.stepsColumn}</span>
      <span>{str8Eight.handColumn}</span>
      <span>{str8Eight.thisHand}</span>
      <span>{words.table.total}</span>
    </li>
  );
}

function headOf({ completed }: HandEnd, context: Str8EightContext): Heading {
  const { str8Eight } = context;
  if (completed === undefined) return { head: str8Eight.nobodyHead, lead: str8Eight.nobodyLead, clause: 'E11a' };
  const who = whoIn(context, completed.seat);
  return completed.str8
    ? { kick: str8Eight.str8Kick, head: str8Eight.atTop(who), lead: str8Eight.str8Lead(who), clause: 'E14' }
    : { kick: str8Eight.kick, head: str8Eight.atTop(who), lead: str8Eight.topLead(who), clause: 'E13' };
}

function leadNote(leader: number, { scored }: HandEnd, context: Str8EightContext): string {
  const target = targetOf(context);
  return context.str8Eight.shortOf(whoIn(context, leader), target - scored.totals[leader]!, target);
}

interface OutcomeProps {
  readonly seat: number;
  readonly end: HandEnd;
  readonly context: Str8EightContext;
}

function Outcome({ seat, end, context }: OutcomeProps): JSX.Element {
  const { str8Eight } = context;
  const { hands, sequences, points, totals } = end.scored;
  const hand = hands[seat]!;
  const place = 1 + totals.filter((total) => total > totals[seat]!).length;
  return (
    <li class={classNames('res h8', seat === context.you && 'you')}>
      <span class="rk num">{place}</span>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <span class="who">
        <b class="display">{nameIn(context, seat)}</b>
        <span class="small muted">{sumSays(seat, end, context)}</span>
      </span>
      <span class="seq8" role="img" aria-label={str8Eight.theirSteps(sequences[seat]!.map(numberOf))}>
        <Svg html={steps(sequences[seat]!)} />
      </span>
      <span class="cards" role="img" aria-label={str8Eight.handOf(hand.map(str8Eight.label))}>
        {hand.map((card, i) => (
          <CardPicture key={i} game="str8-eight" card={card} />
        ))}
      </span>
      <span class="sum num">{str8Eight.gain(points[seat]!)}</span>
      <span class="tot num">{str8Eight.numeral(totals[seat]!)}</span>
    </li>
  );
}

/** How the points came about. */
function sumSays(seat: number, { completed, scored }: HandEnd, { str8Eight }: Str8EightContext): string {
  const { steps: own, hand } = sumsOf(scored)[seat]!;
  const isTop = completed?.seat === seat;
  if (completed?.str8 === true)
    return isTop ? str8Eight.eightAndMore(own, scored.points[seat]! - own) : str8Eight.onlyHand(hand);
  return isTop ? str8Eight.eightSteps(own) : str8Eight.stepsLessHand(own, hand);
}
