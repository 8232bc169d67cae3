import { BREAKING_POINT } from '../../../../games/straw/faces.ts';
import { escaped, signed } from '../../../kit/art/common.ts';

const TOP = BREAKING_POINT + 5;

/** For the sprite: hatching of the zone that breaks, and of what the chosen card would add. */
export const GAUGE_PATTERNS =
  '<pattern id="hz" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h9v9H0Z" fill="var(--g-zone)"/><path d="M0 0v9" stroke="var(--g-zone2)" stroke-width="7"/></pattern>' +
  '<pattern id="pv" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h8v8H0Z" fill="#fff6df"/><path d="M0 0v8" stroke="#b36f0c" stroke-width="7"/></pattern>';

/** The scale of weight. Below zero it reaches down in tens, and the fill hangs under the line of 0. */
export function gauge(total: number, preview: number, label: string): string {
  const least = Math.min(total, preview);
  const low = least < 0 ? -10 * Math.ceil(-least / 10) : 0;
  const isLow = low < 0;
  const unit = isLow ? 421 / (TOP + 1 - low) : 7.6;
  const y = (weight: number): number => Number(((isLow ? 431 : 436) - (weight - low) * unit).toFixed(1));
  const bar = (from: number, to: number, fill: string): string =>
    from === to ? '' : `<path d="M49 ${y(Math.max(from, to))}h28V${y(Math.min(from, to))}H49Z" fill="${fill}"/>`;
  const tick = (weight: number): string => {
    const isTen = weight % 10 === 0;
    const line = `<path d="M${isTen ? 34 : 40} ${y(weight)}H46" stroke="var(--ink)" stroke-width="${isTen ? 3 : 2}"/>`;
    if (!isTen || weight >= BREAKING_POINT) return line;
    return `${line}<text x="28" y="${y(weight) + 5}" text-anchor="end">${signed(weight)}</text>`;
  };
  const ticks = Array.from({ length: (TOP - low) / 5 + 1 }, (_, i) => tick(low + i * 5)).join('');
  const displayed = Math.min(total, TOP);
  const fill = isLow
    ? bar(0, displayed, total < 0 ? 'var(--g-neg)' : 'var(--g-fill)')
    : `<path d="M49 ${y(displayed)}h28V433a6 6 0 0 1-6 6H55a6 6 0 0 1-6-6Z" fill="var(--g-fill)"/>`;
  const zero = isLow ? `<path d="M34 ${y(0)}H92" stroke="var(--ink)" stroke-width="4"/>` : '';
  const fifty = y(BREAKING_POINT);
  return (
    `<svg class="gauge" viewBox="-6 0 112 460" role="meter" aria-valuemin="${low}" aria-valuemax="${Math.max(BREAKING_POINT, total)}" aria-valuenow="${total}" aria-label="${escaped(label)}">` +
    `<rect x="46" y="12" width="34" height="430" rx="9" fill="var(--paper-up)"/><path d="M46 ${fifty}h34V21a9 9 0 0 0-9-9H55a9 9 0 0 0-9 9Z" fill="url(#hz)"/>` +
    fill +
    bar(displayed, Math.min(preview, TOP), 'url(#pv)') +
    `<rect x="46" y="12" width="34" height="430" rx="9" fill="none" stroke="var(--ink)" stroke-width="2.5"/>${ticks}${zero}` +
    `<path d="M26 ${fifty - 2}H98v5H26ZM98 ${fifty - 5}l6 5.5-6 5.5Z" fill="var(--bad)"/><text class="fifty" x="23" y="${fifty + 7}" text-anchor="end">${BREAKING_POINT}</text>` +
    `<path class="ptr" d="M84 ${y(displayed)}l9-8v16Z" fill="var(--ink)"/></svg>`
  );
}
