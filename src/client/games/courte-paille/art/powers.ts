// What Coco can do, in four small pictures.
const mini = (card: string, x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${card}</g>`;
const DOWN =
  '<rect width="16" height="22" rx="2.5" fill="#12545c"/><path d="M4 15l3-8M9 15l3-8" stroke="#4fa5a3" stroke-width="2" stroke-linecap="round"/>';
const UP =
  '<rect width="16" height="22" rx="2.5" fill="#f8ecd0"/><circle cx="8" cy="9" r="4" fill="#d4503c"/><path d="M3 18h10" stroke="#a83423" stroke-width="2"/>';
const picture = (ground: string, body: string): string =>
  `<svg viewBox="0 0 84 56" aria-hidden="true"><rect width="84" height="56" rx="10" fill="${ground}"/>${body}</svg>`;

export const POWER_PICTURES = {
  lesson: picture(
    '#f7c9b4',
    `${mini(UP, 8, 22)}${mini(DOWN, 60, 22)}<path d="M30 34h24" stroke="#8b2516" stroke-width="2" stroke-dasharray="4 3"/>${mini(DOWN, 36, 4, 12)}<path d="M60 16q10-8 14 2" stroke="#8b2516" stroke-width="3" fill="none" stroke-linecap="round"/><path d="m70 17 5 6 4-7Z" fill="#8b2516"/>`,
  ),
  land: picture(
    '#bfe3dc',
    `${mini(UP, 5, 22)}${mini(DOWN, 24, 22)}${mini(DOWN, 43, 22)}<rect x="63" y="23" width="15" height="20" rx="2.5" fill="none" stroke="#0f5058" stroke-width="2" stroke-dasharray="4 3"/>${mini(DOWN, 60, 4, -8)}`,
  ),
  peek: picture(
    '#f6dc9f',
    `${mini(DOWN, 14, 24)}${mini(DOWN, 34, 24)}${mini(DOWN, 54, 24)}<path d="M14 18c8-13 46-13 56 0-10 13-48 13-56 0Z" fill="#fffaf0"/><circle cx="42" cy="18" r="7" fill="#1f7d80"/><circle cx="42" cy="18" r="3" fill="#2a2140"/>`,
  ),
  sleep: picture(
    '#c9c3e6',
    `${mini(UP, 12, 24)}${mini(UP, 32, 24)}<g transform="translate(54 24)"><rect width="16" height="22" rx="2.5" fill="#153f4a"/><path d="M13 4C7 5 3 9 4 15l-2 3 2-2c6-1 10-6 9-12Z" fill="#ee6a4f"/></g><path d="M52 12h7l-7 8h7M64 3h6l-6 7h6" stroke="#2a2140" stroke-width="2.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
} as const;
