import { stripVTControlCharacters } from 'node:util';

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const WIDE = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60]/u;
const MARK = /\p{M}/u;

/** Text from elsewhere as a terminal may be sent it: a name could hold commands to the terminal. */
export function clean(text: string): string {
  return text.replace(UNSEEN, '�');
}

export function hasUnseen(text: string): boolean {
  return clean(text) !== text;
}

/** The columns that a text takes, whatever its colours. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of stripVTControlCharacters(text)) width += signWidth(sign);
  return width;
}

function signWidth(sign: string): number {
  return MARK.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const spare = Math.max(0, width - widthOf(text));
  return padEnd(' '.repeat(Math.floor(spare / 2)) + text, width);
}

/** Plain text of at most that width. */
export function cut(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const sign of text) {
    used += signWidth(sign);
    if (used > width) return `${kept}…`;
    if (used < width) kept += sign;
  }
  return text;
}

/** Lines of whole words. */
export function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Numbers with a minus as wide as a plus. */
export function numeral(number: number): string {
  return String(number).replace('-', '−');
}

/** One, one and two, one, two and three. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
