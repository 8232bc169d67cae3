import { useRef } from 'preact/hooks';
import type { LogLine } from '../frame/log.tsx';

/** How many moves came since somebody looked at the log, or made one: who moves has seen the table. */
export function useUnread(lines: readonly LogLine[], you: number | null, isOpen: boolean): number {
  const seen = useRef(lines.length);
  if (isOpen) seen.current = lines.length;
  const own = lines.findLastIndex(({ seat }) => seat !== null && seat === you) + 1;
  return lines.slice(Math.max(seen.current, own)).filter(({ seat }) => seat !== null).length;
}
