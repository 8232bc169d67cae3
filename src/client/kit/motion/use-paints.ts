import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './still.ts';

/** How often the screen was drawn since, counted so far. What is not looked at first waits for that, or all would come late. */
export function usePaints(most: number): number {
  const [paints, setPaints] = useState(0);
  useEffect(() => {
    if (paints < most) afterPaint(() => setPaints(paints + 1));
  }, [paints, most]);
  return paints;
}

/** Whether the rest is on the screen. */
export function useIsPainted(): boolean {
  return usePaints(1) === 1;
}
