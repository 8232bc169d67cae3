import { useEffect, useState } from 'preact/hooks';
import type { Link } from '../../link/link.ts';
import { Session, type TableState } from './session.ts';

export interface AtTable {
  readonly session: Session | null;
  readonly state: TableState | null;
}

/** Sits at a table as long as the page is shown. */
export function useSession(link: Link, id: string): AtTable {
  const [at, setAt] = useState<AtTable>({ session: null, state: null });
  useEffect(() => {
    const session = new Session(link, id);
    const look = (): void => setAt({ session, state: session.state });
    session.watch(look);
    session.watchRefusal(look);
    look();
    return () => session.close();
  }, [link, id]);
  return at;
}
