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
const courte = `<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1000v130Q500 40 0 180Z" fill="var(--sky-2)" opacity=".8"/></svg><svg class="backdrop sunrise" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle cx="500" cy="330" r="190" fill="var(--sun)"/></svg><svg class="backdrop waves" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true">${waves.join('')}</svg>`;

/** Eight steps and the bull's-eye. */
const str8 =
  '<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0h1000v800H0Z" fill="var(--sky)"/><path d="M0 800V640h125V560h125V480h125V400h125V320h125V240h125V160h125V80h125v720Z" fill="var(--sky-2)"/><circle cx="150" cy="250" r="120" fill="none" stroke="var(--land-1)" stroke-width="36"/><circle cx="150" cy="250" r="52" fill="var(--land-1)"/><path d="M1000 0v170A170 170 0 0 1 830 0Z" fill="var(--land-1)"/></svg>';

/** What lies behind the games that do not come with the first page. */
export const OTHER_LANDS = { courte, str8 } as const;
