import type { Seat } from '../../engine/seats.ts';
import type { Scene } from './screen.ts';

export function isYou(seat: Seat, { viewer }: Scene): boolean {
  return seat === viewer;
}

export function whoOf(seat: Seat, scene: Scene): string {
  return isYou(seat, scene) ? 'you' : scene.names[seat]!;
}

export function whose(seat: Seat, scene: Scene): string {
  return isYou(seat, scene) ? 'your' : `${scene.names[seat]}’s`;
}

/** `{load|loads} a drum` becomes `you load a drum` or `Mira loads a drum`. */
export function does(seat: Seat, scene: Scene, deed: string): string {
  const form = isYou(seat, scene) ? '$1' : '$2';
  return `${whoOf(seat, scene)} ${deed.replace(/\{(\w+)\|(\w+)\}/g, form)}`;
}

/** At the beginning of a sentence. Names stay as they are written. */
export function capital(text: string): string {
  return text.replace(/^you(?=r?\b)/, 'You');
}
