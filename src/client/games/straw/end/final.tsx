import type { JSX } from 'preact';
import type { Broke, Scored, StrawEvent } from '../../../../games/straw/events.ts';
import { winningClause } from '../../../../games/straw/clauses.ts';
import { handCounts } from '../../../../games/straw/rounds.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import type { MatchRecord } from '../../../../engine/record/record.ts';
import { camelBody } from '../art/camel.ts';
import { winner } from '../../../play/end/winner.ts';
import { animalOf } from '../../../kit/animal.tsx';
import { FinalResult, useRecord } from '../../../play/end/final.tsx';
import type { FinalProps } from '../../../play/game-table.tsx';
import type { Heading } from '../../../play/end/result.tsx';
import { Rounds } from '../../../play/end/rounds.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from '../table/context.ts';
import type { EndContext } from './context.ts';
import { useEnds } from './words.ts';

interface Past {
  readonly scored: Scored;
  readonly broke: Broke | undefined;
}

/** The end of the match. */
export function Final({ session, state, view, ...rest }: FinalProps<StrawView, StrawContext>): JSX.Element {
  const context: EndContext = { ...rest.context, ends: useEnds() };
  const { ends, straw } = context;
  const winners = view.winners ?? [];
  const scores = view.seats.map(({ score }) => score);
  const record = useRecord(session);
  const rounds = record === null ? [] : roundsIn(record);
  return (
    <FinalResult
      session={session}
      state={state}
      prize={<Rider seat={winners[0] ?? 0} label={ends.rider} />}
      head={headOf(winners, scores, rounds, context)}
      winners={winners}
      scores={scores}
    >
      <Rounds
        context={context}
        scores={scores}
        totals={rounds.map(({ scored }) => scored.totals)}
        cellOf={(round, seat) => cellOf(rounds[round]!, seat, context)}
        numeral={straw.numeral}
      />
    </FinalResult>
  );
}

function headOf(
  winners: readonly number[],
  scores: readonly number[],
  rounds: readonly Past[],
  context: EndContext,
): Heading {
  const who = winners.map((seat) => whoIn(context, seat));
  const last = rounds.at(-1);
  return {
    kick: context.ends.rests,
    head: context.ends.wins(who, scores[winners[0] ?? 0] ?? 0),
    lead: last === undefined ? undefined : leadOf(last, rounds.length, context),
    clause: winningClause(winners),
  };
}

/** What a round brought a seat. */
function cellOf({ scored, broke }: Past, seat: number, { straw }: StrawContext): string {
  const isLeftOut = broke?.card === 'straw' && !handCounts(seat, broke.seat, true);
  return isLeftOut ? '—' : straw.numeral(scored.points[seat]!);
}

function leadOf({ broke, scored }: Past, round: number, context: EndContext): string {
  const { ends } = context;
  if (broke === undefined) return ends.heldLead;
  const who = whoIn(context, broke.seat);
  if (broke.card !== 'straw') return ends.finalBroke(who, round);
  return ends.finalStraw(who, round, scored.points[broke.seat]!);
}

function roundsIn(record: MatchRecord): Past[] {
  const events = record.events as unknown as readonly StrawEvent[];
  return events.flatMap((event, i) => {
    if (event.type !== 'scored') return [];
    const before = events[i - 1];
    return [{ scored: event, broke: before?.type === 'broke' ? before : undefined }];
  });
}

const RIDING = { x: 178, y: 74, radius: 47, width: 84, straw: { x: 205, y: 38, lean: 24, size: 1 } };

/** The winner rides, a straw behind the ear. */
function Rider({ seat, label }: { readonly seat: number; readonly label: string }): JSX.Element {
  return (
    <svg class="camel" viewBox="-10 -96 440 440" preserveAspectRatio="xMidYMax meet" role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: camelBody({ weight: 0, cards: [] }) }} />
      <g transform="rotate(-4 178 90)" dangerouslySetInnerHTML={{ __html: winner(animalOf(seat), RIDING) }} />
    </svg>
  );
}
