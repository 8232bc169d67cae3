import { useRef } from 'preact/hooks';
import type { LogLine } from './log.tsx';

/** How many lines came since somebody looked at them, or made a move: who moves has seen the table. */
export function useUnread(lines: readonly LogLine[], you: number | null, isOpen: boolean): number {
  const seen = useRef(lines.length);
  if (isOpen) seen.current = lines.length;
  const own = lines.findLastIndex(({ seat }) => seat !== null && seat === you) + 1;
  return Math.max(0, lines.length - Math.max(seen.current, own));
}
