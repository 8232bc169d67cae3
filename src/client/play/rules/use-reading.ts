import { useEffect, useState } from 'preact/hooks';

/** How far below the window's top a section counts as read. */
const READ = 140;

/** Which of these places of the page is being read. */
export function useReading(ids: readonly string[]): string | undefined {
  const [reading, setReading] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = (): void => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READ);
      setReading((isAtEnd ? ids : begun).at(-1) ?? ids[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [all]);
  return reading;
}
