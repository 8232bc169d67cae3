import type { Sound } from '../../../../kit/motion/sound.ts';
import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';

/** What an event sounds like. */
export function soundsOf(event: CourtePailleEvent): Sound[] {
  switch (event.type) {
    case 'chose':
      return ['riffle'];
    case 'lesson':
    case 'landed':
    case 'peeked':
    case 'slept':
      return ['squawk'];
    case 'turned':
      return ['drop'];
    case 'took':
      return [event.from === 'menu' ? 'tap' : 'lift'];
    default:
      return [];
  }
}
