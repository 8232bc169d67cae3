import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from './still.ts';

/** A number that runs to where it should be, in steps of one. */
export function useCount(target: number, ms: number): number {
  const [shown, setShown] = useState(target);
  const now = useRef(target);
  useEffect(() => {
    const start = now.current;
    const set = (value: number): void => {
      now.current = value;
      setShown(value);
    };
    if (start === target) return undefined;
    if (isStill() || ms === 0) {
      set(target);
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const step = (at: number): void => {
      const part = Math.min(1, (at - began) / ms);
      const eased = 1 - (1 - part) ** 3;
      set(part === 1 ? target : Math.round(start + (target - start) * eased));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    // no frames come to a page that nobody sees
    const late = setTimeout(() => set(target), 2 * ms);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
    };
  }, [target, ms]);
  return shown;
}
