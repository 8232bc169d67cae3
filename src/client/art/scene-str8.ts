const GROUPS = [2, 1, 3, 4, 8, 6, 5, 7];

/** Eight steps up: the poster of Str8 Eight. */
export function sceneStr8(): string {
  const steps = GROUPS.map((group, i) => {
    const height = 44 + i * 30;
    return `<g filter="url(#cutb)"><path d="M0 0h60v${height}H0Z" fill="url(#g${group})" transform="translate(${i * 60} ${320 - height})"/></g>`;
  }).join('');
  return `<svg class="scene" viewBox="0 0 480 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M0 0h480v320H0Z" fill="#f3ead6"/><circle cx="138" cy="112" r="78" fill="#1d1f2e"/><circle cx="138" cy="112" r="60" fill="#fbf6ea"/><circle cx="138" cy="112" r="42" fill="#c5431a"/><circle cx="138" cy="112" r="24" fill="#fbf6ea"/><circle cx="138" cy="112" r="9" fill="#1d1f2e"/>${steps}</svg>`;
}
