/** Dunes, the sun, and at night the stars. */
const straw =
  '<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1000v260Q500 420 0 230Z" fill="var(--sky-2)"/><path d="M0 470q180-110 400-50t600-70v450H0Z" fill="var(--land-1)"/><path d="M0 560q260-90 520-36t480-30v330H0Z" fill="var(--land-2)"/><path d="M0 650q300-60 560-20t440-20v200H0Z" fill="var(--land-3)"/></svg><svg class="backdrop far" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle class="sundisc" cx="640" cy="300" r="120" fill="var(--sun)"/><g class="night" fill="#fbe6b5"><circle cx="120" cy="120" r="2.5"/><circle cx="260" cy="70" r="2"/><circle cx="380" cy="160" r="2.5"/><circle cx="520" cy="60" r="2"/><circle cx="800" cy="110" r="3"/><circle cx="900" cy="220" r="2"/><circle cx="70" cy="260" r="2"/><circle cx="700" cy="60" r="2"/></g></svg>';

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

export const BACKDROPS = { straw, courte, str8 } as const;
