import type { JSX } from 'preact';
import { scoringClause } from '../../../../games/straw/clauses.ts';
import type { StrawOptions } from '../../../../games/straw/options.ts';
import { handCounts, roundsOf } from '../../../../games/straw/rounds.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Camel } from '../art/camel-picture.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { Result } from '../../../play/end/result.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from '../table/context.ts';
import type { EndContext } from './context.ts';
import { useEnds } from './words.ts';
import type { RoundEnd } from '../table/round-end.ts';

/** The end of a round: who broke it, what everybody held, and what it brought. */
export function Score(props: EndProps<RoundEnd, StrawContext>): JSX.Element {
  const { session, state, end, isYourTurn, onClose } = props;
  const context: EndContext = { ...props.context, ends: useEnds() };
  const { ends, straw } = context;
  const { broke, scored, nextDealer } = end;
  const { ending } = context.table.options as StrawOptions;
  const rounds = roundsOf(ending, scored.totals.length);
  return (
    <Result
      session={session}
      state={state}
      middle={<span class="pill">{straw.round(end.round, rounds)}</span>}
      picture={<Fall end={end} context={context} />}
      head={{
        kick: broke === undefined ? undefined : ends.crack,
        head: headOf(end, context),
        lead: leadOf(end, context),
        clause: scoringClause(broke),
      }}
      note={isYourTurn ? ends.yourTurnBehind : dealsNext(end, context)}
      button={nextDealer === undefined ? ends.toResult : ends.nextRound}
      onClose={onClose}
    >
      <Results end={end} context={context} />
    </Result>
  );
}

interface EndIn {
  readonly end: RoundEnd;
  readonly context: EndContext;
}

function Fall({ end: { broke, camel }, context: { straw } }: EndIn): JSX.Element {
  const total = camel.at(-1)?.total ?? 0;
  return (
    <section class="fall">
      <Camel
        weight={total}
        cards={camel.map(({ card }) => card)}
        broken={broke !== undefined}
        label={broke === undefined ? straw.carries(total) : straw.down}
      />
    </section>
  );
}

function Results({ end, context }: EndIn): JSX.Element {
  const { ends } = context;
  const { table: say } = context.words;
  const { totals } = end.scored;
  const order = [...totals.keys()].sort((a, b) => totals[b]! - totals[a]!);
  return (
    <ol class="results">
      <li class="rhead small muted" aria-hidden="true">
        <span />
        <span />
        <span>{say.player}</span>
        <span>{ends.held}</span>
        <span>{ends.thisRound}</span>
        <span>{say.total}</span>
      </li>
      {order.map((seat) => (
        <Outcome key={seat} seat={seat} end={end} context={context} />
      ))}
    </ol>
  );
}

function dealsNext({ nextDealer }: RoundEnd, context: EndContext): string {
  return nextDealer === undefined ? '' : context.ends.deals(whoIn(context, nextDealer));
}

function headOf({ broke }: RoundEnd, context: EndContext): string {
  const { ends } = context;
  if (broke === undefined) return ends.heldHead;
  const who = whoIn(context, broke.seat);
  return broke.card === 'straw' ? ends.strawHead(who) : ends.brokeHead(who);
}

function leadOf({ broke, camel }: RoundEnd, { ends }: EndContext): string {
  if (broke === undefined) return ends.heldLead;
  if (broke.card === 'straw') return ends.strawLead;
  return ends.brokeLead(camel.at(-2)?.total ?? 0, broke.card, camel.at(-1)?.total ?? 0);
}

function Outcome({ seat, end, context }: EndIn & { readonly seat: number }): JSX.Element {
  const { ends, straw } = context;
  const { hands, points, totals } = end.scored;
  const { name, isYou } = whoIn(context, seat);
  const hand = hands[seat]!;
  const isBreaker = end.broke?.seat === seat;
  const isStraw = end.broke?.card === 'straw';
  const isLeftOut = isStraw && !handCounts(seat, end.broke.seat, isStraw);
  const place = 1 + totals.filter((total) => total > totals[seat]!).length;
  return (
    <li class={classNames('res', isYou && 'you', isBreaker && !isStraw && 'breaker')}>
      <span class="rk num">{place}</span>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <span class="who">
        <b class="display">{isYou ? context.words.common.you : name}</b>
        {isBreaker && <Breaker isStraw={isStraw} ends={ends} />}
      </span>
      <span class="cards" role="img" aria-label={ends.handOf(hand.map(straw.label))}>
        {hand.map((card, i) => (
          <CardPicture key={i} game="straw" card={card} />
        ))}
      </span>
      <span class="sum num">{isLeftOut ? '—' : straw.gain(points[seat]!)}</span>
      <span class="tot num">{straw.numeral(totals[seat]!)}</span>
    </li>
  );
}

function Breaker({ isStraw, ends }: { readonly isStraw: boolean } & Pick<EndContext, 'ends'>): JSX.Element {
  return (
    <span class="small">
      {isStraw ? (
        <b>{ends.lastStraw}</b>
      ) : (
        <span class="tagb">
          <Icon name="warn" />
          {ends.breaker}
        </span>
      )}
    </span>
  );
}
