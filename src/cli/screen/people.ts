import type { Seat } from '../../engine/seats.ts';
import type { TableContext } from './terminal-game.ts';

export function isYou(seat: Seat, { viewer }: TableContext): boolean {
  return seat === viewer;
}

export function whoOf(seat: Seat, context: TableContext): string {
  return isYou(seat, context) ? 'you' : context.names[seat]!;
}

export function whose(seat: Seat, context: TableContext): string {
  return isYou(seat, context) ? 'your' : `${context.names[seat]}’s`;
}

/** `{load|loads} a drum` becomes `you load a drum` or `Mira loads a drum`. */
export function does(seat: Seat, context: TableContext, deed: string): string {
  const form = isYou(seat, context) ? '$1' : '$2';
  return `${whoOf(seat, context)} ${deed.replace(/\{(\w+)\|(\w+)\}/g, form)}`;
}

/** At the beginning of a sentence. Names stay as they are written. */
export function capital(text: string): string {
  return text.replace(/^you(?=r?\b)/, 'You');
}
