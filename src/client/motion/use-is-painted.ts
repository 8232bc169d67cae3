import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './still.ts';

/** Whether the rest is on the screen. Many pictures that are not looked at first wait for that, or all would come late. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
