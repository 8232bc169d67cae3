import { n1 } from './common.ts';
import { MARK } from './mark.ts';

const LENGTHS = [11, 8, 5];

function field(): string {
  let path = '';
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = 9 + column * 16.4;
      const y = 10 + row * 15;
      if (x > 24 && x < 76 && y > 40 && y < 100) continue;
      const length = LENGTHS[(row + column) % 3] ?? 0;
      const lean = (row + column) % 2 === 0 ? -1 : 1;
      path += `M${n1(x - lean * length * 0.35)} ${n1(y + length / 2)}l${n1(lean * length * 0.7)}-${length}`;
    }
  }
  return path;
}

/** One back for all games, a field of straws; `--back` and `--back2` tint it. */
export function back(): string {
  return `<svg class="face back" viewBox="0 0 100 140" aria-hidden="true"><path d="M0 0h100v140H0Z" fill="var(--back,#2f2b66)"/><path d="${field()}" stroke="var(--back2,#504c9c)" stroke-width="3" stroke-linecap="round"/><rect x="3.5" y="3.5" width="93" height="133" rx="6.5" fill="none" stroke="#fcf4e3" stroke-width="2.4"/><circle cx="50" cy="70" r="25" fill="#fcf4e3"/><g transform="translate(28 46)scale(.69)">${MARK}</g></svg>`;
}
