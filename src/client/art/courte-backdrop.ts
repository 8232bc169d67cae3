const SWELL = 'q42-22 83 0t83 0'.repeat(7);

/** Where each wave begins, and its colour. */
const WAVES = [
  [0, 352, 'var(--land-1)'],
  [-42, 440, 'var(--land-2)'],
  [-20, 540, 'var(--land-3)'],
  [-60, 650, 'var(--land-4)'],
] as const;

/** The open sea, and the sun half in it. */
export const SEA = [
  '<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1000v130Q500 40 0 180Z" fill="var(--sky-2)" opacity=".8"/></svg>',
  '<svg class="backdrop sunrise" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle cx="500" cy="330" r="190" fill="var(--sun)"/></svg>',
  '<svg class="backdrop waves" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true">',
  ...WAVES.map(([x, y, fill]) => `<path d="M${x} ${y}${SWELL}V800H${x}Z" fill="${fill}"/>`),
  '</svg>',
].join('');
