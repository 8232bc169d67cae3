import type { ComponentChildren, JSX } from 'preact';
import { classNames } from '../../../kit/class-names.ts';
import { FinalResult, useRecord } from '../../../play/end/final.tsx';
import type { FinalProps } from '../../../play/game-table.tsx';
import type { Heading } from '../../../play/end/result.tsx';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import type { Castaway } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { Dinner } from './dinner.tsx';
import { allPartsOf, type PartOf } from './parts.ts';
import { Sign } from '../table/castaway-marks.tsx';
import { Ranking } from './ranking.tsx';
import { rankingOf } from './ranking.ts';
import { PartStraws } from './part-straws.tsx';
import { useEnds } from './words.ts';

type Props = FinalProps<CourtePailleView, TableContext>;

/** The end of a match in parts: who is left on the raft, and how it came to that. */
export function PartsFinal({ session, state, context, view }: Props): JSX.Element {
  const says = useEnds();
  const record = useRecord(session);
  const parts = allPartsOf((record?.events ?? []) as unknown as readonly CourtePailleEvent[], view.part);
  const winners = view.winners ?? [];
  return (
    <FinalResult
      session={session}
      state={state}
      prize={<Dinner winner={winners[0] ?? 0} eaten={[]} aboard={view.characters} label={says.dinner([])} />}
      head={useHeading(view, context)}
      winners={winners}
      scores={view.seats.map(({ score }) => score)}
    >
      <div class="rtc">
        <PartsRanking view={view} parts={parts} context={context} />
        <PartStraws parts={parts} context={context} hasLeft />
      </div>
    </FinalResult>
  );
}

interface RankingProps extends Pick<Props, 'view' | 'context'> {
  readonly parts: readonly PartOf[];
}

/** What everybody said in each part; what decided comes last. */
function PartsRanking({ view, parts, context }: RankingProps): JSX.Element {
  const says = useEnds();
  const done = parts.filter(({ points }) => points !== undefined);
  const last = lastOf(view);
  const scores = view.seats.map(({ score }) => score);
  const points = view.told?.points ?? [];
  const deciding = last === undefined ? scores : scores.map((_, seat) => points[seat] ?? null);
  return (
    <Ranking
      context={context}
      rows={rankingOf(deciding, view.winners ?? [])}
      heads={[
        ...done.map(({ number }) => number),
        says.wonParts,
        ...(last === undefined ? [] : [<LastHead key="last" who={last} />]),
      ]}
      cellsOf={(seat): readonly ComponentChildren[] => [
        ...done.map((part) => <Said key={part.number} part={part} seat={seat} />),
        scores[seat]!,
        ...(last === undefined ? [] : [points[seat] ?? '—']),
      ]}
    />
  );
}

/** The castaway whose points decided, if it was that. */
function lastOf({ characters, seats }: CourtePailleView): Castaway | undefined {
  const isOneIn = seats.filter(({ out }) => out === undefined).length < 2;
  return characters.length === 1 && !isOneIn ? characters[0] : undefined;
}

function useHeading(view: CourtePailleView, context: TableContext): Heading {
  const says = useEnds();
  const winners = view.winners ?? [];
  const whos = winners.map((seat) => whoIn(context, seat));
  const kick = says.landAhoy;
  const last = lastOf(view);
  if (last !== undefined) {
    const points = view.told?.points[winners[0] ?? 0] ?? 0;
    const clause = winners.length > 1 ? 'C25a' : 'C25';
    return { kick, head: says.lastCastaway(last, whos), lead: says.lastCastawayMore(last, points), clause };
  }
  if (view.seats.every(({ out }) => out === true)) {
    return { kick, head: says.nobodyLeft(whos[0]!), lead: says.nobodyLeftMore, clause: 'C25a' };
  }
  return { kick, head: says.lastOnRaft(whos[0]!), lead: says.lastOnRaftMore, clause: 'C25' };
}

function LastHead({ who }: { readonly who: Castaway }): JSX.Element {
  const says = useEnds();
  return (
    <>
      <Sign who={who} />
      <span class="sr">{says.castaway(who)}</span>
    </>
  );
}

/** What somebody said at the end of a part. */
function Said({ part, seat }: { readonly part: PartOf; readonly seat: number }): JSX.Element {
  const says = useEnds();
  const points = part.points?.[seat] ?? null;
  const isWon = part.winner === seat;
  return (
    <span class={classNames(isWon && 'wonpart')}>
      {points ?? '—'}
      {isWon && <span class="sr">, {says.won}</span>}
    </span>
  );
}
