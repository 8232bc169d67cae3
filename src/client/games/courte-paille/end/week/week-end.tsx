import type { JSX } from 'preact';
import { CHARACTERS } from '../../../../../games/courte-paille/faces.ts';
import { tieSteps, type TieStep } from '../../../../../games/courte-paille/tie.ts';
import { Result } from '../../../../play/end/result.tsx';
import type { EndProps } from '../../../../play/game-table.tsx';
import type { TableContext } from '../../../../play/session/context.ts';
import { Dinner } from '../dinner.tsx';
import type { WeekEnd } from '../endings.ts';
import { rankingOf, type Ranked } from '../ranking.ts';
import { useEnds } from '../words.ts';
import { OpenWeek } from './open-week.tsx';
import { PlateBars } from './plate-bars.tsx';
import { SeatResult } from './seat-result.tsx';
import { TieBroken } from './tie-broken.tsx';

/** The week is over: who is eaten, what everybody held, and why it won. */
export function WeekOver({ session, state, context, end, onClose }: EndProps<WeekEnd, TableContext>): JSX.Element {
  const says = useEnds();
  const { week, eaten, scored } = end;
  const { characters, totals } = eaten;
  const order = rankingOf(scored.points, scored.winners);
  return (
    <Result
      session={session}
      state={state}
      classes="t-score t-end"
      middle={<span class="pill">{says.weekOver(week.length)}</span>}
      picture={<Picture end={end} winner={order[0]!.seat} />}
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
      <Results end={end} order={order} context={context} />
    </Result>
  );
}

function Picture({ end: { week, eaten }, winner }: { readonly end: WeekEnd; readonly winner: number }): JSX.Element {
  const says = useEnds();
  const { characters } = eaten;
  return (
    <section class="eaten" aria-label={says.plate}>
      <div class="edish">
        <Dinner winner={winner} eaten={characters} aboard={CHARACTERS} label={says.dinner(characters)} />
      </div>
      {week.length > 0 && <OpenWeek week={week} eaten={characters} />}
      <PlateBars eaten={eaten} />
    </section>
  );
}

interface ResultsProps {
  readonly end: WeekEnd;
  readonly order: readonly Ranked[];
  readonly context: TableContext;
}

/** Everybody's hand, the winner's first; after those who are level why one of them won. */
function Results({ end, order, context }: ResultsProps): JSX.Element {
  const { eaten, scored } = end;
  const hands = scored.hands ?? [];
  const most = Math.max(...scored.points.map(Number));
  const tied = order.map(({ seat }) => seat).filter((seat) => scored.points[seat] === most);
  const steps = stepsDown(end, tied);
  return (
    <ol class="results">
      {order.map(({ seat, place }) => (
        <>
          <SeatResult
            key={seat}
            seat={seat}
            place={place}
            hand={hands[seat] ?? []}
            points={scored.points[seat] ?? 0}
            eaten={eaten.characters}
            steps={steps}
            context={context}
          />
          {tied.length > 1 && seat === tied.at(-1) && (
            <TieBroken points={most} tied={tied} steps={steps} scored={scored} context={context} />
          )}
        </>
      ))}
    </ol>
  );
}

function stepsDown({ eaten, scored }: WeekEnd, tied: readonly number[]): readonly TieStep[] {
  if (tied.length < 2) return [];
  return tieSteps(
    eaten.totals,
    scored.hands ?? [],
    tied.toSorted((a, b) => a - b),
  );
}
