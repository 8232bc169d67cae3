import type { JSX } from 'preact';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import type { MatchRecord } from '../../../../engine/record/record.ts';
import { FinalResult, useRecord } from '../../../play/end/final.tsx';
import type { FinalProps } from '../../../play/game-table.tsx';
import { Rounds } from '../../../play/end/rounds.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { Climb } from './climb.tsx';
import { targetOf, type Str8EightContext } from '../table/context.ts';
import type { Completed, Scored, Str8EightEvent } from '../../../../games/str8-eight/events.ts';

interface Past {
  readonly scored: Scored;
  readonly completed: Completed | undefined;
}

/** The end of the match: the winner stands on the last steps. */
export function Final({ session, state, context, view }: FinalProps<Str8EightView, Str8EightContext>): JSX.Element {
  const { str8Eight } = context;
  const winners = view.winners ?? [];
  const scores = view.seats.map(({ score }) => score);
  const record = useRecord(session);
  const hands = record === null ? [] : handsIn(record);
  const last = hands.at(-1);
  const winner = winners[0] ?? 0;
  const head = {
    kick: str8Eight.target(targetOf(context)),
    head: str8Eight.wins(
      winners.map((seat) => whoIn(context, seat)),
      scores[winner] ?? 0,
    ),
    lead: last === undefined ? undefined : leadOf(last, winners, scores, context),
    clause: winners.length > 1 ? 'E17a' : last?.completed?.seat === winner ? 'E16' : 'E17',
  };
  return (
    <FinalResult
      session={session}
      state={state}
      prize={<Climb seat={winner} sequence={view.seats[winner]?.sequence ?? []} label={str8Eight.climber} />}
      head={head}
      winners={winners}
      scores={scores}
    >
      <Rounds
        context={context}
        scores={scores}
        totals={hands.map(({ scored }) => scored.totals)}
        cellOf={(hand, seat) => str8Eight.numeral(hands[hand]!.scored.points[seat]!)}
        numeral={str8Eight.numeral}
        goal={targetOf(context)}
      />
    </FinalResult>
  );
}

/** What decided it, and how far behind the next one was. */
function leadOf(
  { scored, completed }: Past,
  winners: readonly number[],
  scores: readonly number[],
  context: Str8EightContext,
): string {
  const { str8Eight } = context;
  const winner = winners[0]!;
  const how =
    completed?.seat !== winner
      ? str8Eight.finalMost
      : (completed.str8 ? str8Eight.finalStr8 : str8Eight.finalTop)(whoIn(context, winner), scored.points[winner]!);
  const rest = [...scores.keys()].filter((seat) => !winners.includes(seat));
  const next = rest.sort((a, b) => scores[b]! - scores[a]!)[0];
  if (next === undefined) return how;
  const short = targetOf(context) - scores[next]!;
  const behind =
    short > 0
      ? str8Eight.finalShort(whoIn(context, next), short)
      : scores[next]! >= scores[winner]!
        ? str8Eight.finalMore(whoIn(context, next), scores[next]!)
        : '';
  return behind === '' ? how : `${how} ${behind}`;
}

function handsIn(record: MatchRecord): Past[] {
  const events = record.events as unknown as readonly Str8EightEvent[];
  return events.flatMap((event, i) => {
    if (event.type !== 'scored') return [];
    const before = events[i - 1];
    return [{ scored: event, completed: before?.type === 'completed' ? before : undefined }];
  });
}
