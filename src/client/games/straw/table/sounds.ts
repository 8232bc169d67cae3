import type { Sound } from '../../../kit/motion/sound.ts';
import type { Played, StrawEvent } from '../../../../games/straw/events.ts';
import { BREAKING_POINT, effectOn, kindOf } from '../../../../games/straw/faces.ts';
import type { Loaded } from '../../../../games/straw/view.ts';

export interface Heard {
  readonly sound: Sound;
  readonly pitch: number;
}

const CREAKS_FROM = 35;
const CREAKS_FAST_FROM = 45;

/** What an event sounds like; `camel` is what lay there before. */
export function soundsOf(event: StrawEvent, camel: readonly Loaded[]): Heard[] {
  if (event.type === 'broke') return [heard('crack')];
  if (event.type === 'drew') return [heard('lift')];
  if (event.type !== 'played') return [];
  return [laid(event, camel), ...creaks(event)];
}

function laid(event: Played, camel: readonly Loaded[]): Heard {
  const effect = effectOn(
    camel.map(({ card }) => card),
    event.card,
  );
  switch (effect === undefined ? 'straw' : kindOf(effect)) {
    case 'reverse':
      return heard(event.direction === 1 ? 'bells-rising' : 'bells-falling');
    case 'carpet':
      return heard('whoosh');
    case 'lamp':
      return heard('lamp');
    default:
      return heard('tap', pitchOf(event.total - (camel.at(-1)?.total ?? 0)));
  }
}

/** The heavier, the deeper. */
function pitchOf(weight: number): number {
  return 1.45 - 0.08 * Math.max(0, Math.min(10, weight));
}

function creaks({ total }: Played): Heard[] {
  if (total < CREAKS_FROM || total > BREAKING_POINT) return [];
  return [heard(total >= CREAKS_FAST_FROM ? 'fast-creak' : 'creak')];
}

function heard(sound: Sound, pitch = 1): Heard {
  return { sound, pitch };
}
