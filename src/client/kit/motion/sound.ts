import { afterPaint } from './still.ts';
import { SOUNDS, type Sound, type Voice } from './sounds.ts';

export type { Sound };

/** What a person has set about sound. */
export interface Loudness {
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const LOUDEST = 0.3;
const NOISE_SECONDS = 1;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Silent until the person has touched the page: browsers want it so. */
export function play(sound: Sound, { sound: isOn, volume }: Loudness, pitch = 1): void {
  if (!isOn || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  const singIt = (): void => singAll(sound, LOUDEST * (volume / 100) ** 2, pitch);
  if (document.hidden) {
    // who looks elsewhere is called, and hears nothing else; no frame is drawn there
    if (sound === 'turn') singIt();
    return;
  }
  afterPaint(singIt);
}

function singAll(sound: Sound, loudest: number, pitch: number): void {
  try {
    context ??= new AudioContext();
    // a page that was put aside comes back with its sound asleep
    if (context.state === 'suspended') void context.resume();
    for (const voice of SOUNDS[sound]) sing(context, voice, loudest, pitch);
  } catch {
    // a table without sound is still a table
  }
}

/** Vibrates where a phone can, once it has been touched. */
export function buzz(ms: number): void {
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(ms);
}

function sing(context: AudioContext, voice: Voice, loudest: number, pitch: number): void {
  const { from, to, after, lasts, loud } = voice;
  const start = context.currentTime + after;
  const end = start + lasts;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud * loudest, start + lasts * (voice.rise ?? 0.02));
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  swell.connect(context.destination);
  if (voice.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise ??= noiseFor(context);
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = voice.narrow ?? 1;
    slide(band.frequency, from * pitch, to * pitch, start, end);
    source.connect(band).connect(swell);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = context.createOscillator();
  source.type = voice.wave;
  slide(source.frequency, from * pitch, to * pitch, start, end);
  source.connect(swell);
  source.start(start);
  source.stop(end);
}

function slide(what: AudioParam, from: number, to: number, start: number, end: number): void {
  what.setValueAtTime(from, start);
  what.exponentialRampToValueAtTime(to, end);
}

function noiseFor(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
