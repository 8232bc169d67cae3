import { useEffect, useState } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { Sitting, type Standing } from './sitting.ts';

export interface AtTable {
  readonly sitting: Sitting | null;
  readonly standing: Standing | null;
}

/** Sits at a table as long as the page is shown. */
export function useSitting(link: Link, id: string): AtTable {
  const [at, setAt] = useState<AtTable>({ sitting: null, standing: null });
  useEffect(() => {
    const sitting = new Sitting(link, id);
    const look = (): void => setAt({ sitting, standing: sitting.standing });
    sitting.watch(look);
    sitting.watchRefusal(look);
    look();
    return () => sitting.close();
  }, [link, id]);
  return at;
}
