import { useEffect, useRef, useState } from 'preact/hooks';
import { LATE } from '../../kit/seat.tsx';
import type { Words } from '../../words/words.ts';
import type { TableState } from './session.ts';

export interface Left {
  /** 0 to 1. */
  readonly part: number;
  readonly text: string;
}

/** Little is left. */
export function isLate(left: Left | null): boolean {
  return left !== null && left.part <= LATE;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What is left of the thinking time, every half second; null without a clock. */
export function useClock({ until, at, ahead }: TableState, words: Words): Left | null {
  const [now, setNow] = useState(Date.now());
  const begun = useRef({ until, at });
  if (begun.current.until !== until) begun.current = { until, at };
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = Math.max(0, until - ahead - now);
  const whole = Math.max(until - begun.current.at, SECOND);
  return { part: Math.min(1, left / whole), text: textOf(left, words) };
}

function textOf(ms: number, words: Words): string {
  if (ms >= 2 * HOUR) return words.table.hours(Math.floor(ms / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
