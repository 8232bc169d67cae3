import { useEffect, useState } from 'preact/hooks';
import type { Phrase } from '../../../protocol/table.ts';
import type { Session } from './session.ts';

const SHOWN_FOR = 4000;

/** What is being said just now, by seat. */
export function useSaid(session: Session): ReadonlyMap<number, Phrase> {
  const [said, setSaid] = useState<ReadonlyMap<number, Phrase>>(new Map());
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const forget = (seat: number): void => setSaid((all) => new Map([...all].filter(([one]) => one !== seat)));
    const off = session.watch((state, message) => {
      for (const news of message?.news ?? []) {
        if (news.type !== 'said' || state.muted.includes(news.seat)) continue;
        setSaid((all) => new Map([...all, [news.seat, news.phrase]]));
        clearTimeout(timers.get(news.seat));
        timers.set(
          news.seat,
          setTimeout(() => forget(news.seat), SHOWN_FOR),
        );
      }
    });
    return () => {
      off();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [session]);
  return said;
}
