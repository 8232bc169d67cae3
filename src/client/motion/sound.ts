/** Short and dry: what can be heard at a table. */
export type Sound = 'tap' | 'lift' | 'no' | 'crack' | 'bells' | 'whoosh' | 'turn' | 'win';

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly for: number;
  readonly wave: OscillatorType;
}

const tone = (from: number, to: number, after: number, length: number, wave: OscillatorType = 'sine'): Tone => ({
  from,
  to,
  after,
  for: length,
  wave,
});

const SCALE = [523, 587, 659, 698, 784, 880, 988, 1047];

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  tap: [tone(220, 140, 0, 0.07, 'triangle')],
  lift: [tone(900, 700, 0, 0.03, 'triangle')],
  no: [tone(130, 110, 0, 0.09, 'triangle')],
  crack: [tone(1400, 90, 0, 0.06, 'square'), tone(300, 120, 0.12, 0.4)],
  bells: [tone(1175, 1175, 0, 0.16), tone(880, 880, 0.12, 0.2)],
  whoosh: [tone(200, 760, 0, 0.2)],
  turn: [tone(523, 523, 0, 0.12), tone(659, 659, 0.12, 0.16)],
  win: SCALE.map((pitch, i) => tone(pitch, pitch, i * 0.07, 0.12)),
};

const VOLUME = 0.12;
let context: AudioContext | undefined;

/** Silent until the person has touched the page: browsers want it so. */
export function play(sound: Sound, isOn: boolean): void {
  if (!isOn || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    for (const one of SOUNDS[sound]) sing(context, one);
  } catch {
    // a table without sound is still a table
  }
}

function sing(context: AudioContext, { from, to, after, for: length, wave }: Tone): void {
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  loudness.gain.setValueAtTime(wave === 'square' ? VOLUME / 3 : VOLUME, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
