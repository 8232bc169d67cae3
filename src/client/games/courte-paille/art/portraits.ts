// The castaways' portraits, in the card's own 100 × 140, the head near (58, 66).
import type { Castaway } from '../../../../games/courte-paille/cards.ts';
import { cut, INK } from '../../../kit/art/common.ts';
import { PAINTS } from './signs.ts';

/** 0 at ease, 1 wary, 2 alarmed. */
export type Mood = 0 | 1 | 2;

/** The more there is to eat, the more it worries. */
export function moodOf(value: number): Mood {
  return value < 4 ? 0 : value < 7 ? 1 : 2;
}

const sh = (fill: string): string => `<path d="M14 124C17 102 36 96 57 96s41 6 44 28v16H14Z" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const dots = (y: number, r: number, fill: string): string =>
  `<circle cx="50" cy="${y}" r="${r}" fill="${fill}"/><circle cx="66" cy="${y}" r="${r}" fill="${fill}"/>`;
const eyes = (y: number, m: Mood): string =>
  m === 0
    ? line(`M46.5 ${y + 1}q3.5-4.5 7 0M62.5 ${y + 1}q3.5-4.5 7 0`, INK, 2.6)
    : (m === 2 ? dots(y, 4.6, '#fffaf0') : '') + dots(y, 2.1, INK);
const brows = (m: Mood, usual: string, stroke: string, width: number, y = 56): string =>
  line(
    pick(m, [`M45 ${y - 1}q5-4 9-1M62 ${y - 2}q5-3 9 1`, usual, `M44 ${y}l9-5.5M63 ${y - 5.5}l9 5.5`]),
    stroke,
    width,
  );
const drop = (m: Mood): string => (m === 2 ? '<path d="M85 50q-5.5 8 0 11 5.5-3 0-11Z" fill="#a9e0f5"/>' : '');
const nose = (fill: string, y: number): string => `<path d="M58 ${y}l4.5 8.5q-4 2.5-8 .5Z" fill="${fill}"/>`;

function pick(mood: Mood, moods: readonly [string, string, string]): string {
  return moods[mood];
}

const HEADS: Readonly<Record<Castaway, (mood: Mood) => string>> = {
  captain: (m) =>
    sh('#1d3261') +
    `<path d="M43 97 58 122 73 97Z" fill="#fcf4e3"/><path d="M16 112c4-10 13-12 20-11l3 9c-7 0-12 3-14 8Zm82 0c-4-10-13-12-20-11l-3 9c7 0 12 3 14 8Z" fill="#f0b23e"/>` +
    cut(`<path d="M40 56h36v20c0 14-8 22-18 22s-18-8-18-22Z" fill="#e3a878"/>`) +
    `<path d="M38 62c0 0 5 10 12 10 4 0 5-2 8-2s4 2 8 2c7 0 12-10 12-10 3 22-4 44-20 46-16-2-23-24-20-46Z" fill="#ece4dc"/>` +
    pick(m, [
      '<path d="M49 79q9 5 18 0-1 9-9 9t-9-9Z" fill="#a5453a"/>',
      '<path d="M51 80q7 4 14 0-2 6-7 6t-7-6Z" fill="#a5453a"/>',
      '<ellipse cx="58" cy="84" rx="5" ry="6" fill="#7d2a26"/>',
    ]) +
    nose('#c98555', 62) +
    eyes(61, m) +
    brows(m, 'M45 56q5-4 9-1M62 55q5-3 9 1', '#ece4dc', 3.4) +
    drop(m) +
    cut(
      `<path d="M24 50C26 34 40 20 58 18c18 2 32 16 34 32 2 5-6 6-10 3-8-6-40-6-48 0-4 3-12 2-10-3Z" fill="#1d2847"/><path d="M26 51C36 38 80 38 90 51" stroke="#f0b23e" stroke-width="3" fill="none"/><circle cx="58" cy="32" r="6" fill="#d4503c"/><circle cx="58" cy="32" r="2.6" fill="#fcf4e3"/>`,
    ),
  cook: (m) =>
    sh('#fcf4e3') +
    `<path d="M36 98c10 10 34 10 44 0l4 8c-14 12-38 12-52 0Z" fill="#2c4a86"/><path d="m58 108-9 15 9-4 9 4Z" fill="#2c4a86"/>` +
    cut(`<path d="M36 52h44v22c0 15-9 24-22 24s-22-9-22-24Z" fill="#f0c29a"/>`) +
    `<circle cx="43" cy="76" r="5" fill="#e98f73"/><circle cx="73" cy="76" r="5" fill="#e98f73"/>` +
    `<path d="M58 76c-6-4-16-2-20 6 8 4 16 2 20-2 4 4 12 6 20 2-4-8-14-10-20-6Z" fill="#4a2a20"/>` +
    pick(m, [
      '<path d="M51 85q7 8 14 0Z" fill="#a5453a" stroke="#a5453a" stroke-width="2" stroke-linejoin="round"/>',
      '<path d="M53 87q5 4 10 0Z" fill="#a5453a" stroke="#a5453a" stroke-width="2"/>',
      '<ellipse cx="58" cy="89" rx="4.5" ry="5" fill="#7d2a26"/>',
    ]) +
    `<circle cx="58" cy="72" r="5" fill="#de9a72"/>` +
    eyes(63, m) +
    brows(m, 'M45 58q5-4 9 0M62 58q4-4 9 0', '#4a2a20', 2.6, 58) +
    drop(m) +
    cut(
      `<path d="M38 56V42C26 42 24 24 38 22c4-12 36-12 40 0 14 2 12 20 0 20v14c-10-4-30-4-40 0Z" fill="#fffaf0"/><path d="M38 48c10-4 30-4 40 0v8c-10-4-30-4-40 0Z" fill="#e7d8c0"/><path d="M48 42V30M58 41V28M68 42V30" stroke="#e7d8c0" stroke-width="2.6" stroke-linecap="round"/>`,
    ),
  'cabin-boy': (m) =>
    sh('#c8502f') +
    `<path d="M46 96h24l-12 18Z" fill="#f0c9a4"/><path d="M38 97l20 20 20-20 5 4-25 27-25-27Z" fill="#fcf4e3"/>` +
    `<circle cx="37" cy="69" r="6" fill="#e5ac80"/><circle cx="79" cy="69" r="6" fill="#e5ac80"/>` +
    cut(`<path d="M38 52h40v24c0 13-9 22-20 22s-20-9-20-22Z" fill="#f5cfa9"/>`) +
    `<path d="M36 58C34 46 42 40 58 40s24 6 22 18c-6 2-8-4-10-7-4 6-10 7-14 4-5 6-10 3-12 0-2 4-4 5-8 3Z" fill="#b4501f"/>` +
    nose('#e5a578', 67) +
    eyes(66, m) +
    (m === 2 ? line('M44 60l8-4.5M64 55.5l8 4.5', '#8c3c14', 2.4) : '') +
    drop(m) +
    `<g fill="#d98a55"><circle cx="45" cy="74" r="1.2"/><circle cx="49" cy="76" r="1.2"/><circle cx="71" cy="74" r="1.2"/><circle cx="67" cy="76" r="1.2"/></g>` +
    pick(m, [
      '<path d="M47 80q11 4 22 0-1 11-11 11t-11-11Z" fill="#8c2f2a"/><path d="M52 81.5h4.5v3.5H52Zm8 0h4v3.5h-4Z" fill="#fffaf0"/>',
      '<path d="M51 84q7 2 14 0" stroke="#8c2f2a" stroke-width="2.8" fill="none" stroke-linecap="round"/>',
      '<path d="M50 90q0-9 8-9t8 9q-8-4-16 0Z" fill="#8c2f2a"/>',
    ]) +
    cut(
      `<path d="M34 50c-2-22 16-28 27-27 15 1 23 12 21 27-14-5-34-5-48 0Z" fill="#2f6f7d"/><path d="M30 51c14-8 42-9 60-2 3 3 1 7-3 6-16-5-38-5-54 1-4 1-6-3-3-5Z" fill="#1f5260"/><circle cx="60" cy="24" r="4" fill="#e2604a"/>`,
    ),
  lookout: (m) =>
    sh('#2a6446') +
    `<path d="M40 98 58 126 76 98 70 94H46Z" fill="#f2dfb8"/>` +
    `<path d="M36 46C22 52 22 78 34 92c6 4 40 6 48 0 12-14 12-40-2-46Z" fill="#241a22"/>` +
    cut(`<path d="M41 50h34v26c0 13-7 21-17 21s-17-8-17-21Z" fill="#8a5235"/>`) +
    nose('#6b3c24', 65) +
    (m === 2
      ? `<circle cx="50" cy="65" r="4.6" fill="#fffaf0"/><circle cx="50.5" cy="65" r="2.1" fill="${INK}"/>`
      : line('M46 66q4-4 8 0', INK, 2.6)) +
    line(m === 2 ? 'M44 58l10-5' : 'M45 57q5-4 9-1', '#241a22', 2.8) +
    pick(m, [
      line('M49 82q9 9 18-2', '#f2c9a8', 2.8),
      line('M52 84q6 2 12-1', '#f2c9a8', 2.8),
      '<ellipse cx="57" cy="85" rx="4.5" ry="5.5" fill="#4a2415"/>',
    ]) +
    cut(
      `<path d="M38 52C36 34 46 26 58 26s22 8 20 26c-10-7-30-7-40 0Z" fill="#e7aa2f"/><path d="M76 44l12 3-9 6Z" fill="#c98a1c"/><path d="M44 44l3 4 3-4-3-4Zm11-2 3 4 3-4-3-4Zm11 2 3 4 3-4-3-4Z" fill="#8f5a08"/>`,
    ) +
    cut(
      `<g transform="rotate(-13 66 64)"><path d="M60 58h14v12H60Z" fill="#5a3a22"/><path d="M74 56.5h13v15H74Z" fill="#e3b04b"/><path d="M87 54.5h16v19H87Z" fill="#5a3a22"/><path d="M84 55.5h4v17h-4Z" fill="#f8dc94"/></g><path d="M86 74c6-2 12 2 12 8l6 40H84l2-34c-4-4-4-12 0-14Z" fill="#2a6446"/><path d="M78 70c2-6 12-5 13 1 1 7-3 10-8 9-4 0-6-5-5-10Z" fill="#8a5235"/>`,
    ),
  sailor: (m) =>
    sh('#fcf4e3') +
    `<path d="M13 128c1-5 2-8 4-11 24 8 58 8 81 0 2 3 3 6 4 11-28 8-60 8-89 0Zm12-21c3-3 7-5 11-7 14 7 31 7 44 0 4 2 8 4 11 7-20 8-46 8-66 0Z" fill="#24407a"/>` +
    cut(`<path d="M40 48h36v28c0 13-8 22-18 22s-18-9-18-22Z" fill="#d99a6c"/>`) +
    `<path d="M40 66c4 4 4 8 8 10 6-2 14-2 20 0 4-2 4-6 8-10v12c0 12-8 20-18 20s-18-8-18-20Z" fill="#5a3522"/>` +
    pick(m, [
      '<path d="M49 81q9 5 18 0-1 8-9 8t-9-8Z" fill="#fffaf0"/>',
      '<path d="M52 84h12" stroke="#e8b79a" stroke-width="2.8" stroke-linecap="round"/>',
      '<ellipse cx="58" cy="85" rx="6" ry="5" fill="#3a1712"/><path d="M53.5 82h9v2h-9Z" fill="#fffaf0"/>',
    ]) +
    nose('#b97747', 63) +
    eyes(62, m) +
    brows(m, 'M45 56h9M62 56h9', '#3d2316', 3) +
    drop(m) +
    `<circle cx="39" cy="76" r="3" fill="none" stroke="#f0b23e" stroke-width="2"/>` +
    cut(
      `<path d="M30 44C28 28 44 22 60 23c16 1 28 8 27 20-1 6-10 6-28 6s-28 1-29-5Z" fill="#24407a"/><path d="M37 46h42v7c-12-4-30-4-42 0Z" fill="#fcf4e3"/><circle cx="58" cy="22" r="7" fill="#d4503c"/>`,
    ),
  'fortune-teller': (m) =>
    sh('#43285a') +
    `<path d="M36 46C24 60 26 92 36 104h44c10-12 12-44 0-58Z" fill="#2b1a2c"/>` +
    cut(`<path d="M41 48h34v26c0 14-8 24-17 24s-17-10-17-24Z" fill="#c98a5e"/>`) +
    nose('#a5683f', 65) +
    (m === 1 ? '<path d="M44 65q5-5 11 0-5 3-11 0Zm17 0q6-5 11 0-6 3-11 0Z" fill="#fffaf0"/>' : '') +
    eyes(65, m) +
    line(m === 2 ? 'M43 60l11-5M62 55l11 5' : 'M43 61q6-6 12-1M61 60q6-5 12 1', INK, 2.2) +
    drop(m) +
    pick(m, [
      '<path d="M49 82q9 3 18 0-2 7-9 7t-9-7Z" fill="#8c2440"/>',
      '<path d="M51 84q3-3 7-1 4-2 7 1-7 5-14 0Z" fill="#8c2440"/>',
      '<ellipse cx="58" cy="85" rx="5" ry="6" fill="#8c2440"/><ellipse cx="58" cy="85.5" rx="2.5" ry="3.5" fill="#4d0f22"/>',
    ]) +
    `<g fill="none" stroke="#f0b23e" stroke-width="2.6"><circle cx="37" cy="84" r="6"/><circle cx="79" cy="84" r="6"/></g>` +
    cut(
      `<path d="M36 62C30 34 44 22 58 22s28 12 22 40C74 46 66 42 58 42s-16 4-22 20Z" fill="#c9463d"/><path d="M80 50c8 8 10 22 6 38-6-6-8-14-8-24Z" fill="#a5332d"/>`,
    ) +
    `<g fill="#f0b23e"><circle cx="43" cy="48" r="3"/><circle cx="51" cy="43.5" r="3"/><circle cx="65" cy="43.5" r="3"/><circle cx="73" cy="48" r="3"/></g><path d="m58 30 2 4.5 4.5 2-4.5 2-2 4.5-2-4.5-4.5-2 4.5-2Z" fill="#fcf4e3"/>` +
    cut(`<circle cx="58" cy="120" r="15" fill="#bfe3e6"/>`) +
    `<path d="M48 115q3-7 10-8" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  coco: () =>
    cut(`<path d="M58 140c-4 0-24-2-28-10 0-22 4-44 14-58 12-6 34 2 38 22 4 18-2 38-10 46Z" fill="#e2513d"/>`) +
    cut(
      `<path d="M60 96c16-8 30 4 28 24-1 10-4 16-8 20-16-4-24-22-20-44Z" fill="#2f9a8c"/><path d="M66 108c8-3 18 2 18 12-8 2-16-2-18-12Zm2 14c8-2 14 2 15 9-7 1-13-2-15-9Z" fill="#f2b53a"/>`,
    ) +
    cut(`<path d="M34 68C30 44 44 28 62 28c18 1 26 16 24 32-2 18-14 28-28 28-13 0-22-8-24-20Z" fill="#ee6a4f"/>`) +
    cut(
      `<path d="M62 30C56 18 62 10 70 8c-1 6 0 8 3 11 2-5 6-8 12-8-4 4-4 8-2 12 4-2 8-2 11 0-8 2-12 6-14 14-4-6-10-8-18-7Z" fill="#f2b53a"/>`,
    ) +
    `<path d="M36 52c10-10 24-8 28 4 4 14-6 24-18 24-7-1-11-7-12-12Z" fill="#fcf4e3"/><circle cx="53" cy="56" r="5.5" fill="#f2b53a"/><circle cx="52.5" cy="56" r="3" fill="${INK}"/><path d="M48 48q6-3 10 1" stroke="${INK}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
    cut(
      `<path d="M44 60c-14-6-24 2-24 14 0 8 4 13 7 15 1-7 4-10 9-10 7 0 11-3 12-9 1-5-1-8-4-10Z" fill="#33303f"/><path d="M34 80c6 1 10-1 13-6 2 7-2 12-8 13-3 0-5-3-5-7Z" fill="#55505f"/>`,
    ) +
    `<path d="M25 66q4-4 9-3" stroke="#8d8799" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
};

export function portrait(who: Castaway, mood: Mood): string {
  return HEADS[who](mood);
}

/** A round picture; the style sheet cuts the corners. */
export function medal(who: Castaway, mood: Mood): string {
  return `<svg class="medal" viewBox="16 22 84 84" aria-hidden="true"><path fill="${PAINTS[who].tint}" d="M16 22h84v84H16Z"/>${portrait(who, mood)}</svg>`;
}
