import type { Sound } from '../../../../kit/motion/sound.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';

export interface Heard {
  readonly sound: Sound;
  readonly pitch: number;
}

/** The notes of a scale, one for each step. */
const SCALE = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8, 2];

/** What an event sounds like; `view` is the table after it. */
export function soundsOf(event: Str8EightEvent, view: Str8EightView): Heard[] {
  switch (event.type) {
    case 'drew':
      return [{ sound: 'lift', pitch: 1 }];
    case 'laid': {
      const step = view.seats[event.seat]?.sequence.length ?? 1;
      return [{ sound: 'step', pitch: SCALE[step - 1] ?? 1 }];
    }
    case 'passed':
      return [{ sound: 'brush', pitch: 1 }];
    case 'discarded':
      return [{ sound: 'tap', pitch: 1 }];
    default:
      return [];
  }
}
