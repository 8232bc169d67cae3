import { useEffect } from 'preact/hooks';
import { giving, sitDown } from '../common/table-actions.ts';
import type { Session, TableState } from '../../play/session/session.ts';

/** Who came here without sitting down, as after a rematch, still owes the shuffle a commitment. */
export function useCommitment({ id, link }: Session, { table, you }: TableState): void {
  const seat = you === null ? undefined : table.seats[you];
  const isOwed = table.status === 'open' && seat?.kind === 'person' && seat.commitment === null;
  useEffect(() => {
    // once the match starts there is little time to fetch it
    if (link.isOnline) giving().catch(() => undefined);
  }, [link]);
  useEffect(() => {
    // a match without it is still a match
    if (isOwed) void sitDown(link, id).catch(() => undefined);
  }, [isOwed, link, id]);
}
