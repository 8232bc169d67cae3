import type { JSX } from 'preact';
import type { Scored } from '../../../../../games/courte-paille/events.ts';
import { isCoco } from '../../../../../games/courte-paille/faces.ts';
import type { TieStep } from '../../../../../games/courte-paille/tie.ts';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import { useEnds } from '../words.ts';

interface Props {
  readonly points: number;
  readonly tied: readonly number[];
  readonly steps: readonly TieStep[];
  readonly scored: Scored;
  readonly context: TableContext;
}

/** Why one of those who are level won, in a sentence. */
export function TieBroken({ points, tied, steps, scored, context }: Props): JSX.Element {
  const says = useEnds();
  const { winners, hands = [] } = scored;
  const who = (seat: number) => whoIn(context, seat);
  const compared = steps.map(({ castaways, total, held }) => ({
    castaways,
    total,
    held: held.map(({ seat, points: had }) => ({ who: who(seat), points: had })),
  }));
  const isShared = winners.length > 1;
  const hadCocos = points > 0 && tied.some((seat) => hands[seat]!.some(isCoco));
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
