// What the camel of Straw carries.

export const DYES = {
  sand: '#f1d9a7',
  sand2: '#e2bd7c',
  saf: '#f2a92f',
  saf2: '#d17d16',
  terra: '#c8502f',
  terra2: '#96341f',
  ind: '#2f2b66',
  ind2: '#1f1b47',
  ind3: '#504c9c',
  plum: '#74345e',
  olive: '#6f7f3a',
  wood: '#7b4526',
  wood2: '#57301b',
  stone: '#8f889e',
  stone2: '#6b6480',
  brass: '#e3b04b',
  brass2: '#b07a22',
  teal: '#2b7f80',
} as const;

const C = DYES;

/** The ten goods, each in a box of 60 × 60 and standing on its floor. */
const GOODS: Readonly<Record<number, string>> = {
  1: `<path d="M31 36C22 18 12 14 2 18c9 3 14 10 21 19ZM31 36C36 18 46 12 58 14 49 20 46 28 38 38ZM30 36C26 20 28 8 34 2c1 12 2 22 3 34Z" fill="${C.olive}"/><path d="M22 32h17l-4 10h-9Z" fill="#55632a"/><g fill="#6d2f1e"><ellipse cx="16" cy="47" rx="8" ry="12" transform="rotate(18 16 47)"/><ellipse cx="45" cy="47" rx="8" ry="12" transform="rotate(-18 45 47)"/></g><ellipse cx="30.5" cy="48" rx="8.5" ry="12" fill="#8f4427"/><path d="M27 41q-3 6-1 12M13 41q-3 5-2 10M42 40q-2 5 0 9" stroke="#d58a5c" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  2: `<path d="M58 30C54 14 40 8 31 16c-6 6-14 8-22 8-5 0-8-4-7-9-5 9-2 21 8 23 14 2 32 2 48-8Z" fill="${C.saf2}"/><path d="M56 27C50 15 40 13 33 19c4 5 14 9 23 8Z" fill="#7d3f10"/><path d="M58 52C54 36 40 30 31 38c-6 6-14 8-22 8-5 0-8-4-7-9-5 9-2 21 8 23h44c4 0 5-4 4-8Z" fill="${C.terra}"/><path d="M56 49C50 37 40 35 33 41c4 5 14 9 23 8Z" fill="${C.terra2}"/><path d="M12 57h42" stroke="${C.terra2}" stroke-width="3" stroke-linecap="round"/><path d="m21 46 3.5 4-3.5 4-3.5-4Z" fill="${C.saf}"/>`,
  3: `<path d="M15 34C1 29 1 54 15 50" fill="none" stroke="${C.brass2}" stroke-width="4.5"/><path d="M43 44c11-2 7-17 15-22l3 4c-5 5-2 23-17 26Z" fill="${C.brass2}"/><path d="M17 30h26c8 13 6 28-5 30H22c-11-2-13-17-5-30Z" fill="${C.brass}"/><path d="M17 30h26l2 5H15Z" fill="${C.teal}"/><path d="M19 27c1-11 21-11 22 0Z" fill="${C.brass}"/><circle cx="30" cy="14.5" r="4" fill="${C.terra}"/><path d="m30 40 5 6-5 6-5-6Z" fill="${C.terra}"/><path d="M18 40c-2 6-1 11 2 15" stroke="#fff3cf" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  4: `<circle cx="30" cy="5" r="4" fill="none" stroke="${C.wood2}" stroke-width="2.5"/><path d="M14 25C15 15 29 15 30 7c1 8 15 8 16 18Z" fill="${C.ind}"/><path d="M14 25h32l4 27H10Z" fill="${C.saf}"/><path d="m30 27 9 12-9 12-9-12Z" fill="#ffe6a0"/><path d="m30 33 4 6-4 6-4-6Z" fill="${C.terra}"/><path d="M14 25h4l-3 27h-5Zm32 0h-4l3 27h5Z" fill="${C.ind}"/><path d="M8 52h44l-3 8H11Z" fill="${C.ind}"/><path d="M12 22h36v5H12Z" fill="${C.ind3}"/>`,
  5: `<g transform="rotate(34 30 34)"><path d="M26-4h8v34h-8Z" fill="${C.wood2}"/><path d="m25-4 1-8 13-3 1 5-7 2 1 4Z" fill="${C.wood}"/><path d="M30 21c13 2 19 14 17 25-2 9-9 14-17 14s-15-5-17-14c-2-11 4-23 17-25Z" fill="${C.wood}"/><path d="M30 25c10 2 14 12 13 20-2 7-7 11-13 11s-11-4-13-11c-1-8 3-18 13-20Z" fill="${C.brass}"/><circle cx="30" cy="37" r="5.5" fill="${C.wood2}"/><path d="M22 49h16v3H22Z" fill="${C.wood2}"/><path d="M28-6v56M32-6v56" stroke="#fff3cf" stroke-width="1"/></g>`,
  6: `<path d="M9 13c0 17 12 19 13 28l-5 17q13 4 26 0l-5-17c1-9 13-11 13-28Z" fill="${C.teal}"/><path d="m11 22 5 7 5-9 5 11 4-10 4 10 5-11 5 9 5-7q-3 9-9 13H20q-6-4-9-13Z" fill="${C.saf}"/><path d="M22 40h16l1 4H21Z" fill="${C.terra}"/><ellipse cx="30" cy="13" rx="21" ry="8" fill="${C.terra2}"/><ellipse cx="30" cy="11.5" rx="18.5" ry="6" fill="#fbe9c6"/>`,
  7: `<path d="M11 27C16 22 27 6 30 2c3 4 14 20 19 25Z" fill="${C.terra}"/><path d="M30 2c3 4 14 20 19 25H33Z" fill="${C.terra2}"/><path d="M10 28C0 44 3 60 13 60h34c10 0 13-16 3-32Z" fill="#d8b98a"/><path d="M42 30c6 10 6 22 3 30h2c10 0 13-16 3-32Z" fill="#b8935f"/><rect x="6" y="23" width="48" height="9" rx="4.5" fill="#ead0a3"/><path d="m27 39 6 8-6 8-6-8Z" fill="${C.ind}"/>`,
  8: `<path d="M22 14C9 10 6 22 12 30M38 14c13-4 16 8 10 16" fill="none" stroke="${C.terra2}" stroke-width="4.5"/><path d="M22 5h16l-2 9c20 8 16 34 3 42l1 4H20l1-4C8 48 4 22 24 14Z" fill="${C.terra}"/><rect x="19" y="2" width="22" height="6" rx="3" fill="${C.terra2}"/><path d="M11.5 29h37l.5 7H11Z" fill="${C.ind}"/><path d="m12 36 5-7 5 7 5-7 3 4 3-4 5 7 5-7 5 7Z" fill="${C.saf}"/><path d="M15 42c2 6 5 10 9 13" stroke="#f0a988" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  9: `<path d="M3 30C3 8 57 8 57 30Z" fill="${C.wood}"/><path d="M8 30C9 21 18 16 30 16s21 5 22 14Z" fill="${C.saf}"/><circle cx="19" cy="25" r="5" fill="#ffdb7d"/><circle cx="40" cy="25" r="5" fill="#ffdb7d"/><circle cx="30" cy="22" r="5" fill="#ffe6a0"/><path d="M3 29h54v31H3Z" fill="${C.wood}"/><path d="M3 29h54v5H3Z" fill="${C.wood2}"/><path d="M10 29h7v31h-7Zm33 0h7v31h-7Z" fill="${C.brass}"/><path d="M24 31h12v10c0 7-12 7-12 0Z" fill="${C.brass}"/><circle cx="30" cy="38" r="2.5" fill="${C.wood2}"/>`,
  10: `<path d="M36 3a29 29 0 0 1 0 57H30V3Z" fill="${C.stone2}"/><ellipse cx="29" cy="31.5" rx="27" ry="28.5" fill="${C.stone}"/><path d="M29 9v13M29 41v13M8 31h11M39 31h11M14 16l8 8M44 16l-8 8M14 47l8-8M44 47l-8-8" stroke="${C.stone2}" stroke-width="4" stroke-linecap="round"/><circle cx="29" cy="31.5" r="8" fill="#3a3448"/><path d="M10 20c3-5 7-9 12-10" stroke="#c6c0d0" stroke-width="3" fill="none" stroke-linecap="round"/>`,
};

export function goods(weight: number): string {
  return GOODS[weight] ?? '';
}
