import type { JSX } from 'preact';
import { CardPicture } from '../../../kit/card.tsx';
import { PAINTS } from '../art/signs.ts';
import { classNames } from '../../../kit/class-names.ts';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { Result } from '../../../play/end/result.tsx';
import { nameIn, whoIn, type TableContext } from '../../../play/session/context.ts';
import { CHARACTERS, castawayOf, type Castaway, type CourteCard, type Eaten } from '../table/shapes.ts';
import { countOf, sortedBy, type Count } from './count.ts';
import { Dinner } from './dinner.tsx';
import type { WeekEnd } from './endings.ts';
import { Medal, Sign } from '../table/pieces.tsx';
import { Ring } from './ring.tsx';
import { platedIn } from './plate.ts';
import { rankingOf } from './ranking.ts';
import { tieSteps, type TieStep } from './tie.ts';
import { useEnds } from './words.ts';

/** The week is over: who is eaten, what everybody held, and why it won. */
export function WeekOver({ session, state, context, end, onClose }: EndProps<WeekEnd, TableContext>): JSX.Element {
  const says = useEnds();
  const { week, eaten, scored } = end;
  const { characters, totals } = eaten;
  const hands = scored.hands ?? [];
  const order = rankingOf(scored.points, scored.winners);
  const most = Math.max(...scored.points.map(Number));
  const tied = order.filter(({ seat }) => scored.points[seat] === most).map(({ seat }) => seat);
  const steps =
    tied.length > 1
      ? tieSteps(
          totals,
          hands,
          [...tied].sort((a, b) => a - b),
        )
      : [];
  const picture = (
    <section class="eaten" aria-label={says.plate}>
      <div class="edish">
        <Dinner winner={order[0]!.seat} eaten={characters} aboard={CHARACTERS} label={says.dinner(characters)} />
      </div>
      {week.length > 0 && <OpenWeek week={week} eaten={characters} />}
      <Plate eaten={eaten} />
    </section>
  );
  return (
    <Result
      session={session}
      state={state}
      classes="t-score t-end"
      middle={<span class="pill">{says.weekOver(week.length)}</span>}
      picture={picture}
      head={{
        kick: says.lastDay(week.length),
        head: says.eatenHead(characters),
        lead: says.eatenLead(characters, totals[characters[0]!] ?? 0),
        clause: characters.length === 0 ? 'C16a' : characters.includes('coco') ? 'C17a' : 'C17',
      }}
      note=""
      button={says.toResult}
      onClose={onClose}
    >
      <ol class="results">
        {order.map(({ seat, place }) => (
          <>
            <Outcome
              key={seat}
              seat={seat}
              place={place}
              hand={hands[seat] ?? []}
              points={scored.points[seat] ?? 0}
              eaten={characters}
              steps={steps}
              context={context}
            />
            {tied.length > 1 && seat === tied.at(-1) && (
              <Tie points={most} tied={tied} steps={steps} hands={hands} winners={scored.winners} context={context} />
            )}
          </>
        ))}
      </ol>
    </Result>
  );
}

interface OpenWeekProps {
  readonly week: readonly CourteCard[];
  readonly eaten: readonly Castaway[];
}

/** All days turned up, those who are eaten marked. */
export function OpenWeek({ week, eaten }: OpenWeekProps): JSX.Element {
  const says = useEnds();
  return (
    <ol class="oweek" aria-label={says.week} style={{ '--days': Math.max(7, week.length) }}>
      {week.map((card, i) => (
        <li key={card} class={eaten.includes(castawayOf(card)) ? 'hit' : undefined}>
          <span class="day" aria-hidden="true">
            {says.dayShort(i + 1)}
          </span>
          <CardPicture game="courte-paille" card={card} label={says.dayOf(i + 1, card)} />
        </li>
      ))}
    </ol>
  );
}

/** Totals of the week as bars. */
function Plate({ eaten: { characters, totals } }: { readonly eaten: Eaten }): JSX.Element | null {
  const says = useEnds();
  const plated = platedIn(totals);
  const most = plated[0]?.total ?? 1;
  if (plated.length === 0) return null;
  return (
    <div class="panel ptot">
      <b class="display phead">{says.plate}</b>
      <ol class="pbars">
        {plated.map(({ castaway, total }) => (
          <li key={castaway} class={characters.includes(castaway) ? 'top' : undefined}>
            <Medal who={castaway} mood={characters.includes(castaway) ? 2 : 0} />
            <span class="pn">{says.castaway(castaway)}</span>
            <span class="bar">
              <i style={{ width: `${(100 * total) / most}%`, background: PAINTS[castaway].bg }} />
            </span>
            <Sign who={castaway} />
            <b class="num">{total}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface OutcomeProps {
  readonly seat: number;
  readonly place: number;
  readonly hand: readonly CourteCard[];
  readonly points: number;
  readonly eaten: readonly Castaway[];
  readonly steps: readonly TieStep[];
  readonly context: TableContext;
}

function Outcome({ seat, place, hand, points, eaten, steps, context }: OutcomeProps): JSX.Element {
  const says = useEnds();
  const count = countOf(hand, eaten);
  const counts = [...count.own, ...count.cocos];
  const sorted = sortedBy(count, hand);
  return (
    <li class={classNames('res e', seat === context.you && 'you')}>
      <span class="rk num">{place}</span>
      <Ring seat={seat} />
      <span class="who">
        <b class="display">{nameIn(context, seat)}</b>
        <span class="small muted">{says.calc(count, eaten)}</span>
      </span>
      <span
        class="cards"
        role="img"
        aria-label={says.hand(
          counts,
          sorted.filter((card) => !counts.includes(card)),
        )}
      >
        {sorted.map((card) => (
          <CardPicture
            key={card}
            game="courte-paille"
            card={card}
            class={markOf(card, count, comparedOf(steps, seat))}
          />
        ))}
      </span>
      <span class="tot num">{points}</span>
    </li>
  );
}

/** The cards that somebody had in the steps down the plate. */
function comparedOf(steps: readonly TieStep[], seat: number): readonly CourteCard[] {
  const mine = steps.flatMap(({ held }) => held.filter((one) => one.seat === seat));
  return mine.flatMap(({ count }) => [...count.own, ...count.cocos]);
}

function markOf(card: CourteCard, { own, cocos }: Count, compared: readonly CourteCard[]): string {
  if (own.includes(card)) return 'hit';
  if (cocos.includes(card)) return 'hit c';
  return compared.includes(card) ? 'tie' : 'dim';
}

interface TieProps {
  readonly points: number;
  readonly tied: readonly number[];
  readonly steps: readonly TieStep[];
  readonly hands: readonly (readonly CourteCard[])[];
  readonly winners: readonly number[];
  readonly context: TableContext;
}

/** Why one of those who are level won, in a sentence. */
function Tie({ points, tied, steps, hands, winners, context }: TieProps): JSX.Element {
  const says = useEnds();
  const who = (seat: number) => whoIn(context, seat);
  const compared = steps.map(({ castaways, total, held }) => ({
    castaways,
    total,
    held: held.map(({ seat, points: had }) => ({ who: who(seat), points: had })),
  }));
  const isShared = winners.length > 1;
  const hadCocos = points > 0 && tied.some((seat) => hands[seat]!.some((card) => castawayOf(card) === 'coco'));
  return (
    <li class="tieb">
      <span class="tic" aria-hidden="true">
        =
      </span>
      <p>
        <b>{says.tieEach(points)}</b>{' '}
        {isShared ? says.tieShared(winners.map(who)) : says.tieBroken(compared, who(winners[0]!))}{' '}
        {hadCocos && !isShared && says.cocosOnce} <ClauseLink clause={isShared || steps.length > 1 ? 'C18a' : 'C18'} />
      </p>
    </li>
  );
}
