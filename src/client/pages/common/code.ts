import { plainCode } from '../../../protocol/code.ts';
import type { Route } from '../../shell/route.ts';

const HALF = 4;
const INVITATION = /\/j\/([^/?#\s]+)/;
const TABLE = /\/t\/([\w-]+)/;

/** Where a code leads, or a whole link that somebody pasted; nowhere if nothing was typed. */
export function wayIn(text: string): Extract<Route, { page: 'join' | 'table' }> | undefined {
  const table = TABLE.exec(text)?.[1];
  if (table !== undefined) return { page: 'table', id: table, isOnline: true };
  const code = plainCode(INVITATION.exec(text)?.[1] ?? text);
  return code === '' ? undefined : { page: 'join', code };
}

/** A code as people read it: `TAMO-KIRU`. */
export function shownCode(code: string): string {
  const letters = code.toUpperCase();
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** The place of the one letter that two codes differ in; nothing if they differ in more, or in none. */
export function slipIn(typed: string, code: string): number | undefined {
  if (typed.length !== code.length) return undefined;
  const slips = [...code].flatMap((letter, at) => (letter === typed[at] ? [] : [at]));
  return slips.length === 1 ? slips[0] : undefined;
}
