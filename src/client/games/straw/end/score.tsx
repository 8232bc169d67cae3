import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Camel } from '../art/camel-picture.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { Result } from '../../../play/end/result.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from '../table/context.ts';
import type { RoundEnd } from '../table/animator.tsx';

/** The end of a round: who broke it, what everybody held, and what it brought. */
export function Score(props: EndProps<RoundEnd, StrawContext>): JSX.Element {
  const { session, state, context, end, isYourTurn, onClose } = props;
  const { straw } = context;
  const { table: say } = context.words;
  const { broke, camel, scored, nextDealer } = end;
  const isRace = context.table.options['ending'] === 'race-to-100';
  const order = [...scored.totals.keys()].sort((a, b) => scored.totals[b]! - scored.totals[a]!);
  const note = isYourTurn
    ? straw.yourTurnBehind
    : nextDealer === undefined
      ? ''
      : straw.deals(whoIn(context, nextDealer));
  const picture = (
    <section class="fall">
      <Camel
        weight={camel.at(-1)?.total ?? 0}
        cards={camel.map(({ card }) => card)}
        broken={broke !== undefined}
        label={broke === undefined ? straw.carries(camel.at(-1)?.total ?? 0) : straw.down}
      />
    </section>
  );
  return (
    <Result
      session={session}
      state={state}
      middle={<span class="pill">{straw.round(end.round, isRace ? null : scored.totals.length)}</span>}
      picture={picture}
      head={{
        kick: broke === undefined ? undefined : straw.crack,
        head: headOf(end, context),
        lead: leadOf(end, context),
        clause: clauseOf(end),
      }}
      note={note}
      button={nextDealer === undefined ? straw.toResult : straw.nextRound}
      onClose={onClose}
    >
      <ol class="results">
        <li class="rhead small muted" aria-hidden="true">
          <span />
          <span />
          <span>{say.player}</span>
          <span>{straw.held}</span>
          <span>{straw.thisRound}</span>
          <span>{say.total}</span>
        </li>
        {order.map((seat) => (
          <Outcome key={seat} seat={seat} end={end} context={context} />
        ))}
      </ol>
    </Result>
  );
}

function headOf({ broke }: RoundEnd, context: StrawContext): string {
  const { straw } = context;
  if (broke === undefined) return straw.heldHead;
  const who = whoIn(context, broke.seat);
  return broke.card === 'straw' ? straw.strawHead(who) : straw.brokeHead(who);
}

/** The rule that this round was scored by. */
function clauseOf({ broke }: RoundEnd): string {
  if (broke === undefined) return 'S12a';
  return broke.card === 'straw' ? 'S14' : 'S13';
}

function leadOf({ broke, camel }: RoundEnd, { straw }: StrawContext): string {
  if (broke === undefined) return straw.heldLead;
  if (broke.card === 'straw') return straw.strawLead;
  return straw.brokeLead(camel.at(-2)?.total ?? 0, broke.card, camel.at(-1)?.total ?? 0);
}

interface OutcomeProps {
  readonly seat: number;
  readonly end: RoundEnd;
  readonly context: StrawContext;
}

function Outcome({ seat, end, context }: OutcomeProps): JSX.Element {
  const { straw } = context;
  const { common } = context.words;
  const { hands, points, totals } = end.scored;
  const { name, isYou } = whoIn(context, seat);
  const hand = hands[seat]!;
  const isBreaker = end.broke?.seat === seat;
  const isStraw = end.broke?.card === 'straw';
  const place = 1 + totals.filter((total) => total > totals[seat]!).length;
  return (
    <li class={classNames('res', isYou && 'you', isBreaker && !isStraw && 'breaker')}>
      <span class="rk num">{place}</span>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <span class="who">
        <b class="display">{isYou ? common.you : name}</b>
        {isBreaker && (
          <span class="small">
            {isStraw ? (
              <b>{straw.lastStraw}</b>
            ) : (
              <span class="tagb">
                <Icon name="warn" />
                {straw.breaker}
              </span>
            )}
          </span>
        )}
      </span>
      <span class="cards" role="img" aria-label={straw.handOf(hand.map(straw.label))}>
        {hand.map((card, i) => (
          <CardPicture key={i} game="straw" card={card} />
        ))}
      </span>
      <span class="sum num">{isStraw && !isBreaker ? '—' : straw.gain(points[seat]!)}</span>
      <span class="tot num">{straw.numeral(totals[seat]!)}</span>
    </li>
  );
}
