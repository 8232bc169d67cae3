import type { JSX } from 'preact';
import { steps } from '../../art/str8-steps.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { CardPicture } from '../../parts/card.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Svg } from '../../parts/svg.tsx';
import type { EndProps } from '../game-table.tsx';
import { Result, type Heading } from '../result.tsx';
import { nameIn, whoIn } from '../scene.ts';
import { numberOf } from './cards.ts';
import { Climb } from './climb.tsx';
import { sumsOf } from './log.ts';
import { targetOf, type Str8Scene } from './scene.ts';
import type { HandEnd } from './staging.tsx';

/** Who reached the top, what everybody had, and what it brought. */
export function HandResult(props: EndProps<HandEnd, Str8Scene>): JSX.Element {
  const { sitting, standing, scene, end, isYourTurn, onClose } = props;
  const { str8, words } = scene;
  const { completed, scored, isLast } = end;
  const order = [...scored.totals.keys()].sort((a, b) => scored.totals[b]! - scored.totals[a]!);
  const top = completed?.seat;
  const head = headOf(end, scene);
  const picture = (
    <section class="fall">
      {top !== undefined && <Climb seat={top} sequence={scored.sequences[top]!} label={head.head} />}
    </section>
  );
  return (
    <Result
      sitting={sitting}
      standing={standing}
      classes="t-score t-hand8"
      middle={
        <>
          <span class="pill">{str8.hand(end.hand)}</span>
          <span class="pill wide">{str8.target(targetOf(scene))}</span>
        </>
      }
      picture={picture}
      head={head}
      note={isLast ? '' : isYourTurn ? str8.yourTurnBehind : leadNote(order[0]!, end, scene)}
      button={isLast ? str8.toResult : str8.nextHand}
      onClose={onClose}
    >
      <ol class="results">
        <li class="rhead h8 small muted" aria-hidden="true">
          <span />
          <span />
          <span>{words.table.player}</span>
          <span>{str8.stepsColumn}</span>
          <span>{str8.handColumn}</span>
          <span>{str8.thisHand}</span>
          <span>{words.table.total}</span>
        </li>
        {order.map((seat) => (
          <Outcome key={seat} seat={seat} end={end} scene={scene} />
        ))}
      </ol>
    </Result>
  );
}

function headOf({ completed }: HandEnd, scene: Str8Scene): Heading {
  const { str8 } = scene;
  if (completed === undefined) return { head: str8.nobodyHead, lead: str8.nobodyLead, clause: 'E11a' };
  const who = whoIn(scene, completed.seat);
  return completed.str8
    ? { kick: str8.str8Kick, head: str8.atTop(who), lead: str8.str8Lead(who), clause: 'E14' }
    : { kick: str8.kick, head: str8.atTop(who), lead: str8.topLead(who), clause: 'E13' };
}

function leadNote(leader: number, { scored }: HandEnd, scene: Str8Scene): string {
  const target = targetOf(scene);
  return scene.str8.shortOf(whoIn(scene, leader), target - scored.totals[leader]!, target);
}

interface OutcomeProps {
  readonly seat: number;
  readonly end: HandEnd;
  readonly scene: Str8Scene;
}

function Outcome({ seat, end, scene }: OutcomeProps): JSX.Element {
  const { str8 } = scene;
  const { hands, sequences, points, totals } = end.scored;
  const hand = hands[seat]!;
  const place = 1 + totals.filter((total) => total > totals[seat]!).length;
  return (
    <li class={classNames('res h8', seat === scene.you && 'you')}>
      <span class="rk num">{place}</span>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <span class="who">
        <b class="display">{nameIn(scene, seat)}</b>
        <span class="small muted">{sumSays(seat, end, scene)}</span>
      </span>
      <span class="seq8" role="img" aria-label={str8.theirSteps(sequences[seat]!.map(numberOf))}>
        <Svg html={steps(sequences[seat]!)} />
      </span>
      <span class="cards" role="img" aria-label={str8.handOf(hand.map(str8.label))}>
        {hand.map((card, i) => (
          <CardPicture key={i} game="str8" card={card} />
        ))}
      </span>
      <span class="sum num">{str8.gain(points[seat]!)}</span>
      <span class="tot num">{str8.numeral(totals[seat]!)}</span>
    </li>
  );
}

/** How the points came about. */
function sumSays(seat: number, { completed, scored }: HandEnd, { str8 }: Str8Scene): string {
  const { steps: own, hand } = sumsOf(scored)[seat]!;
  const isTop = completed?.seat === seat;
  if (completed?.str8 === true) return isTop ? str8.eightAndMore(own, scored.points[seat]! - own) : str8.onlyHand(hand);
  return isTop ? str8.eightSteps(own) : str8.stepsLessHand(own, hand);
}
