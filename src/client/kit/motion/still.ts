/** Whether nothing is to move: somebody asked for that, or nobody looks. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** How long things take, in milliseconds; the style sheets use the same times. */
export const TIMES = {
  open: 200,
  turnOver: 140,
  travel: 280,
  bend: 420,
  fall: 700,
  stillness: 120,
  beat: 260,
  note: 900,
} as const;

export const EASES = {
  out: 'cubic-bezier(.2, .8, .2, 1)',
  in: 'cubic-bezier(.5, 0, .9, .4)',
  both: 'cubic-bezier(.6, 0, .2, 1)',
  settle: 'cubic-bezier(.3, 1.45, .5, 1)',
} as const;

export function pause(ms: number): Promise<void> {
  if (isStill() || ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const FRAME_AT_MOST = 60;

/** What was changed is drawn, but nobody has seen it yet. No frames come to a page that nobody sees. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, FRAME_AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** What is seen comes first: the answer to a tap must not wait for this. */
export function afterPaint(what: () => void): void {
  // no frames come to a page that nobody sees
  if (document.hidden) what();
  else requestAnimationFrame(() => setTimeout(what));
}

/** Moves something, unless nothing is to move. An element that goes away meanwhile ends it. */
export async function animate(
  element: Element | null | undefined,
  path: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (isStill() || options.duration === 0 || element === null || element === undefined) return;
  await element.animate(path, options).finished.catch(() => undefined);
}
