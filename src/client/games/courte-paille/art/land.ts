const LAYERS: readonly (readonly [top: number, fill: string, left: number])[] = [
  [352, 'var(--land-1)', 0],
  [440, 'var(--land-2)', -42],
  [540, 'var(--land-3)', -20],
  [650, 'var(--land-4)', -60],
];
const waves = LAYERS.map(
  ([top, fill, left]) => `<path d="M${left} ${top}${'q42-22 83 0t83 0'.repeat(7)}V800H${left}Z" fill="${fill}"/>`,
);

/** The sun over the sea. */
export const LAND = `<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1000v130Q500 40 0 180Z" fill="var(--sky-2)" opacity=".8"/></svg><svg class="backdrop sunrise" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle cx="500" cy="330" r="190" fill="var(--sun)"/></svg><svg class="backdrop waves" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true">${waves.join('')}</svg>`;
