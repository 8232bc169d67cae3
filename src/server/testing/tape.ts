import type { Events } from './events.ts';

/** Messages and snapshots of a stream, each byte for byte as it came; without the hello and the signs of life. */
export function tape({ text }: Events): string[] {
  const whole = text.slice(0, Math.max(0, text.lastIndexOf('\n\n')));
  return whole.split('\n\n').filter((block) => block.startsWith('id: '));
}
