import { canBegin, followersOf, GROUPS } from '../../../../games/str8-eight/faces.ts';
import { escaped, num } from '../../../kit/art/common.ts';
import { BLACK, CREAM, ground } from '../art/groups.ts';

const ONE_TO_EIGHT = Array.from({ length: GROUPS }, (_, i) => i + 1);
const WIDTH = 36;
const HEIGHT = 31;
const LEFT = 22;
const TOP = 22;
/** Sought in all rows. */
const SOUGHT = 12;
const FOLLOWERS = followersOf(SOUGHT);

const x = (column: number): number => LEFT + (column - 1) * WIDTH;
const y = (row: number): number => TOP + (row - 1) * HEIGHT;

/** The table of multiplication: wherever 12 stands, an arrow leads to what may follow it. */
export function timesTable(label: string): string {
  const heads = ONE_TO_EIGHT.map(
    (i) =>
      num(`×${i}`, { x: x(i) + WIDTH / 2, y: 15, size: 14, fill: 'var(--ink-2)', isCentred: true }) +
      num(i, { x: 10, y: y(i) + 21, size: 15, fill: 'var(--ink)', isCentred: true }),
  );
  const cells = ONE_TO_EIGHT.flatMap((row) => ONE_TO_EIGHT.map((column) => cell(row, column)));
  const arrows = ONE_TO_EIGHT.filter((row) => isSought(row, SOUGHT / row)).map((row) => arrow(row, SOUGHT / row));
  const width = LEFT + GROUPS * WIDTH;
  const height = TOP + GROUPS * HEIGHT;
  return `<svg class="times" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${heads.join('')}${cells.join('')}${arrows.join('')}</svg>`;
}

/** Where it stands before one that may follow. */
function isSought(row: number, column: number): boolean {
  return row * column === SOUGHT && Number.isInteger(column) && FOLLOWERS.includes(row * (column + 1));
}

function cell(row: number, column: number): string {
  const number = row * column;
  const isFound = isSought(row, column);
  const isNext = isSought(row, column - 1);
  const paper = isNext ? '#f2b53a' : isFound ? BLACK : CREAM;
  const ink = isFound ? CREAM : BLACK;
  const [left, top] = [x(column), y(row)];
  return (
    `<g${isFound || isNext ? '' : ' opacity=".45"'}>${ground(row, left, top, WIDTH - 2, HEIGHT - 2)}</g>` +
    `<rect x="${left + 4.5}" y="${top + 4}" width="25" height="21" rx="4" fill="${paper}"/>` +
    num(number, { x: left + 17, y: top + 20, size: 16, fill: ink, isCentred: true, track: -3 }) +
    (canBegin(number) ? bullseye(left + 29, top + 5) : '')
  );
}

function bullseye(cx: number, cy: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="4.2" fill="${CREAM}" stroke="${BLACK}" stroke-width="1.7"/><circle cx="${cx}" cy="${cy}" r="1.4" fill="${BLACK}"/>`;
}

function arrow(row: number, column: number): string {
  return `<path d="M-4-1.4h4V-5l6 5-6 5V1.4h-4Z" fill="#c5431a" stroke="${CREAM}" stroke-width=".8" transform="translate(${x(column + 1) - 2} ${y(row) + 14.5})"/>`;
}
