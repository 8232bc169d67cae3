const LEVELS = '▁▂▃▄▅▆▇█';

/** Chances from 0 to 1 as a line of little columns, at most so many. */
export function sparks(chances: readonly number[], width: number): string {
  const count = Math.min(width, chances.length);
  const last = chances.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const at = count === 1 ? last : Math.round((i * last) / (count - 1));
    return LEVELS[Math.min(LEVELS.length - 1, Math.floor(chances[at]! * LEVELS.length))];
  }).join('');
}
