/** Dunes, the sun, and at night the stars. */
const straw =
  '<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1000v260Q500 420 0 230Z" fill="var(--sky-2)"/><path d="M0 470q180-110 400-50t600-70v450H0Z" fill="var(--land-1)"/><path d="M0 560q260-90 520-36t480-30v330H0Z" fill="var(--land-2)"/><path d="M0 650q300-60 560-20t440-20v200H0Z" fill="var(--land-3)"/></svg><svg class="backdrop far" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle class="sundisc" cx="640" cy="300" r="120" fill="var(--sun)"/><g class="night" fill="#fbe6b5"><circle cx="120" cy="120" r="2.5"/><circle cx="260" cy="70" r="2"/><circle cx="380" cy="160" r="2.5"/><circle cx="520" cy="60" r="2"/><circle cx="800" cy="110" r="3"/><circle cx="900" cy="220" r="2"/><circle cx="70" cy="260" r="2"/><circle cx="700" cy="60" r="2"/></g></svg>';

export const BACKDROPS = { straw } as const;
