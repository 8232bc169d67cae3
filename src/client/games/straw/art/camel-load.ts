// What is piled on the camel: bundles for what is old, and the last four goods as they were played.
import { cutb, n1 } from '../../../kit/art/common.ts';
import { carpetShape } from './carpet.ts';
import { DYES, goods } from './goods.ts';

const BUNDLES = ['#2b7f80', '#74345e', '#d17d16', '#504c9c'];
const LAMP = `<g transform="translate(-8 -30)scale(.78)"><path d="M24 88C8 80 8 104 28 101" fill="none" stroke="${DYES.brass2}" stroke-width="5"/><path d="M28 88c10-6 30-6 38 0 8 5 14-4 25-8-2 9-9 20-20 24-6 7-28 8-36 0-5-5-8-11-7-16Z" fill="${DYES.brass}"/><path d="M38 106h20l6 10H32Z" fill="${DYES.brass2}"/></g>`;

/** Places on the saddle: the middle, and the height of what is below. */
interface Place {
  readonly x: number;
  readonly y: number;
}

function bundle(colour: string, i: number, { x: middle, y }: Place): string {
  const width = 118 - i * 13;
  const height = 27;
  const x = middle - width / 2 + (i % 2 === 0 ? -4 : 5);
  return cutb(
    `<rect x="${x}" y="${n1(y)}" width="${width}" height="${height}" rx="12" fill="${colour}"/><path d="M${n1(x + width * 0.27)} ${n1(y)}v${height}M${n1(x + width * 0.73)} ${n1(y)}v${height}" stroke="#f1d9a7" stroke-width="4"/><path d="M${n1(x + width * 0.42)} ${n1(y + height / 2)}l8-7 8 7-8 7Z" fill="#f1d9a7" opacity=".85"/>`,
  );
}

/** What a card puts on the camel, in a box of 60 × 60; empty for a card that puts nothing there. */
export function thing(card: string): string {
  const [kind, value] = card.split('-');
  if (kind === 'item') return goods(Number(value));
  if (kind === 'carpet') return `<g transform="translate(-14 -30)scale(.88)">${carpetShape(Number(value))}</g>`;
  return kind === 'lamp' ? LAMP : '';
}

function shelf(cards: readonly string[], scale: number, { x: middle, y }: Place): string {
  return cards
    .map((card, i) => {
      const x = middle + (cards.length === 1 ? -30 * scale : i === 0 ? 1.84 - 60 * scale : 0.16);
      return `<g transform="translate(${n1(x)} ${n1(y)})rotate(${i === 0 ? -4 : 4})scale(${scale})translate(0 -60)">${thing(card)}</g>`;
    })
    .join('');
}

export function camelLoad(cards: readonly string[], weight: number, { x, y: saddle }: Place): string {
  const bundles = BUNDLES.slice(0, Math.floor(Math.max(0, weight) / 11));
  const y = saddle - bundles.length * 24;
  const displayed = cards.filter((card) => /^(item|carpet|lamp)/.test(card)).slice(-4);
  const high = displayed.slice(2);
  let load = bundles.map((colour, i) => bundle(colour, i, { x, y: saddle - (i + 1) * 24 })).join('');
  if (displayed.length > 0) load += cutb(shelf(displayed.slice(0, 2), 0.9, { x, y: y + 5 }));
  if (high.length > 0) {
    // A brass tray, balanced on the goods below.
    const top = y - 47;
    const turn = `transform="rotate(-3 ${x} ${n1(top)})"`;
    load += cutb(
      `<g ${turn}><path d="M${x - 52} ${n1(top - 4)}h104q-4 9-16 9h-72q-12 0-16-9Z" fill="#e3b04b"/><path d="M${x - 52} ${n1(top - 4)}h104l-2 3H${x - 50}Z" fill="#fbe0a0"/></g>`,
    );
    load += cutb(`<g ${turn}>${shelf(high, 0.82, { x, y: top - 3 })}</g>`);
  }
  return load;
}
