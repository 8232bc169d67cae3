import type { JSX } from 'preact';
import { portrait } from '../art/portraits.ts';
import { PAINTS, signShape } from '../art/signs.ts';
import { winner as winnerIn } from '../../../play/end/winner.ts';
import { animalOf } from '../../../kit/animal.tsx';
import type { Castaway, Character } from '../../../../games/courte-paille/cards.ts';

interface Props {
  /** In the sail. */
  readonly winner: number;
  /** Under the cover. */
  readonly eaten: readonly Castaway[];
  /** Who sits on the raft, if nobody eats them. */
  readonly aboard: readonly Character[];
  readonly label: string;
}

/** From left to right; the dish stands between the second and the third. */
const PLACES = [60, 124, 338, 388, 436];
const SITTING: readonly Character[] = ['captain', 'fortune-teller', 'cook', 'cabin-boy', 'sailor', 'lookout'];
const SIGN_WIDTH = 38;
const IN_THE_SAIL = { x: 298, y: 118, radius: 43, width: 76, straw: { x: 330, y: 86, lean: 24, size: 0.9 } };

/** The raft at dinner: under the cover who was eaten, in the sail who won, with a saffron straw. */
export function Dinner({ winner, eaten, aboard, label }: Props): JSX.Element {
  const guests = SITTING.filter((who) => aboard.includes(who) && !eaten.includes(who)).slice(0, PLACES.length);
  const html = `${MAST}${winnerIn(animalOf(winner), IN_THE_SAIL)}<g filter="url(#cutb)">${guests.map(seated).join('')}</g>${eaten.length === 0 ? '' : DISH + signs(eaten)}${RAFT}${wave(336, 'var(--land-3)', -840)}${wave(364, 'var(--land-4)', -884)}`;
  return (
    <svg
      class="dinner"
      viewBox="0 0 480 400"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function seated(who: Character, at: number): string {
  return `<g transform="translate(${PLACES[at]} 306)scale(.84)translate(-58 -140)">${portrait(who, at === 2 ? 1 : 0)}</g>`;
}

/** At most two have room. */
function signs(eaten: readonly Castaway[]): string {
  const displayed = eaten.slice(0, 2);
  const left = 240 - (displayed.length * SIGN_WIDTH) / 2;
  return displayed
    .map(
      (who, i) =>
        `<g transform="translate(${left + i * SIGN_WIDTH} 220)scale(1.8)">${signShape(who, PAINTS[who].deep)}</g>`,
    )
    .join('');
}

function wave(y: number, fill: string, x: number): string {
  return `<path d="M${x} ${y}${'q20-9 40 0t40 0'.repeat(34)}v1400H${x}Z" fill="${fill}"/>`;
}

const MAST =
  '<g filter="url(#cutb)"><path d="M235 12h9v290h-9Z" fill="#57301b"/></g><g filter="url(#cutb)"><path d="M248 22q118 44 108 186-52-22-108-14Z" fill="#fcf4e3"/><path d="M231 40q-74 40-82 146 44-14 82-8Z" fill="#f3dfb6"/></g>';
const DISH =
  '<g filter="url(#cutb)"><path d="M164 262h152l-8 12H172Z" fill="#e9d5a9"/><path d="M180 262c0-38 24-62 60-62s60 24 60 62Z" fill="#c9d3dd"/><path d="M196 262c0-30 16-54 36-61-30 3-52 26-52 61Z" fill="#fff" opacity=".6"/><circle cx="240" cy="196" r="9" fill="#8fa0b2"/></g>';
const RAFT =
  '<g filter="url(#cutb)"><path d="M28 306h424l-16 30H44Z" fill="#7b4526"/><path d="M18 298h444v14H18Z" fill="#b0703f"/></g><path d="M104 298v38M200 298v38M290 298v38M380 298v38" stroke="#57301b" stroke-width="6"/>';
