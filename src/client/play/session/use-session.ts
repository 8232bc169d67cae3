import { useEffect, useState } from 'preact/hooks';
import type { Link } from '../../link/link.ts';
import { Missed, NetBar } from '../frame/later-parts.tsx';
import { Session, type TableState } from './session.ts';

export interface AtTable {
  readonly session: Session | null;
  readonly state: TableState | null;
}

/** Sits at a table as long as the page is shown. */
export function useSession(link: Link, id: string): AtTable {
  const [at, setAt] = useState<AtTable>({ session: null, state: null });
  useEffect(() => {
    let session: Session | undefined;
    let isOver = false;
    const begin = (): void => {
      if (isOver) return;
      const begun = (session = new Session(link, id));
      const look = (): void => setAt({ session: begun, state: begun.state });
      begun.watch(look);
      begun.watchProblem(look);
      look();
    };
    // what says that the line is cut cannot be fetched any more when it is
    if (link.isOnline) void Promise.all([NetBar.fetch(), Missed.fetch()]).then(begin);
    else begin();
    return () => {
      isOver = true;
      session?.close();
    };
  }, [link, id]);
  return at;
}
