/** Whether nothing is to move: somebody asked for that, or nobody looks. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** How long things take, in milliseconds; the style sheets use the same times. */
export const TIMES = { travel: 280, bend: 420, fall: 700, beat: 260, note: 900 } as const;

export function pause(ms: number): Promise<void> {
  if (isStill() || ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
