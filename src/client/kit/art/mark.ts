const HAND =
  'M13 49a5 5 0 0 1 9.5-2.4 5 5 0 0 1 9.5-.6 5 5 0 0 1 9.5.6A5 5 0 0 1 51 49v5c0 6-5 10-11 10H24c-6 0-11-4-11-10Z';

function straw(length: number, turn: number, fill: string, end: string): string {
  const top = 58 - length;
  return `<g transform="rotate(${turn} 32 66)"><path d="M27.5 ${top}h9V56h-9Z" fill="${fill}"/><path d="M27.5 ${top}h3.2V56h-3.2Z" fill="#fff" opacity=".32"/><ellipse cx="32" cy="${top}" rx="4.5" ry="2.1" fill="${end}"/></g>`;
}

/** The mark without its frame of 64 × 64: a closed hand and three straws, one colour a game. */
export const MARK =
  straw(55, -21, '#eba32e', '#a9670f') +
  straw(45, 0, '#e2604a', '#94301f') +
  straw(35, 21, '#3f6fb5', '#1f3f74') +
  `<path d="${HAND}" fill="#2a2140"/><path d="M22.5 47v6.5M32 46v7M41.5 47v6.5" stroke="#fff" stroke-opacity=".34" stroke-width="1.8" stroke-linecap="round"/>`;

export function mark(): string {
  return `<svg class="mark" viewBox="0 0 64 64" aria-hidden="true">${MARK}</svg>`;
}
