/** Eight steps and the bull's-eye. */
export const LAND =
  '<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0h1000v800H0Z" fill="var(--sky)"/><path d="M0 800V640h125V560h125V480h125V400h125V320h125V240h125V160h125V80h125v720Z" fill="var(--sky-2)"/><circle cx="150" cy="250" r="120" fill="none" stroke="var(--land-1)" stroke-width="36"/><circle cx="150" cy="250" r="52" fill="var(--land-1)"/><path d="M1000 0v170A170 170 0 0 1 830 0Z" fill="var(--land-1)"/></svg>';
