import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../../../protocol/table.ts';
import type { Session } from '../../play/session/session.ts';

/** Who took the seat of this page's person away; who got up has lost nothing. */
export type LostSeat = 'host' | 'unknown' | null;

export function useLostSeat(session: Session): LostSeat {
  const [lost, setLost] = useState<LostSeat>(null);
  useEffect(() => {
    let seat = session.state?.you ?? null;
    return session.watch((state, message) => {
      const before = seat;
      seat = state.you;
      if (seat !== null) setLost(null);
      else if (before !== null) setLost(lostBy(message, before));
    });
  }, [session]);
  return lost;
}

function lostBy(message: Message | null, seat: number): LostSeat {
  const by = message?.news.map((one) => (one.type === 'vacated' && one.seat === seat ? one.by : undefined));
  if (by?.includes('self') === true) return null;
  return by?.includes('host') === true ? 'host' : 'unknown';
}
