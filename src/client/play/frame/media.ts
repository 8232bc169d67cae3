import { useEffect, useState } from 'preact/hooks';

/** Whether the page is as the query says. */
export function useMedia(query: string): boolean {
  const [is, setIs] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = (): void => setIs(list.matches);
    list.addEventListener('change', look);
    look();
    return () => list.removeEventListener('change', look);
  }, [query]);
  return is;
}
