/** Short and dry, paper and wood: what can be heard at a table. */
export type Sound =
  | 'lift'
  | 'tap'
  | 'creak'
  | 'fast-creak'
  | 'crack'
  | 'whoosh'
  | 'bells-falling'
  | 'bells-rising'
  | 'lamp'
  | 'riffle'
  | 'squawk'
  | 'drop'
  | 'step'
  | 'brush'
  | 'turn'
  | 'no'
  | 'win';

/** Times in seconds, pitches in hertz. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
  /** How much of the time it grows; the rest it fades. */
  readonly rise?: number;
  /** Of noise: the higher, the more it sings. */
  readonly narrow?: number;
}

const SCALE = [523, 587, 659, 698, 784, 880, 988, 1047];

function tone(from: number, to: number, after: number, lasts: number, loud: number): Voice {
  return { wave: 'sine', from, to, after, lasts, loud };
}

function hiss(from: number, to: number, after: number, lasts: number, loud: number): Voice {
  return { wave: 'noise', from, to, after, lasts, loud };
}

/** A bar of wood, and the fourth of its overtones that dies at once. */
function marimba(pitch: number, after: number): Voice[] {
  return [tone(pitch, pitch, after, 0.32, 0.8), tone(pitch * 4, pitch * 4, after, 0.06, 0.25)];
}

/** Two tones that do not quite agree. */
function bell(pitch: number, after: number): Voice[] {
  return [tone(pitch, pitch, after, 0.5, 0.4), tone(pitch * 2.76, pitch * 2.76, after, 0.25, 0.14)];
}

/** Wood that gives way in small jerks. */
function creak(jerks: number, apart: number): Voice[] {
  return Array.from({ length: jerks }, (_, i) => ({
    wave: 'noise',
    from: 380 + 45 * i,
    to: 300 + 45 * i,
    after: i * apart,
    lasts: 0.05,
    loud: 0.8,
    narrow: 14,
  }));
}

export const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  lift: [hiss(5200, 3800, 0, 0.04, 0.4)],
  tap: [tone(300, 190, 0, 0.09, 0.9), hiss(1800, 700, 0, 0.03, 0.35)],
  creak: creak(4, 0.085),
  'fast-creak': creak(6, 0.048),
  crack: [
    hiss(3200, 1200, 0, 0.05, 1),
    hiss(2400, 500, 0.045, 0.09, 0.9),
    { ...hiss(620, 210, 0.3, 0.75, 0.5), rise: 0.3 },
  ],
  whoosh: [{ ...hiss(420, 2600, 0, 0.38, 0.7), rise: 0.55, narrow: 2 }],
  'bells-falling': [...bell(1175, 0), ...bell(880, 0.15)],
  'bells-rising': [...bell(880, 0), ...bell(1175, 0.15)],
  lamp: [0, 0.11, 0.22].map((after) => ({ ...hiss(2500, 3300, after, 0.11, 0.5), rise: 0.5, narrow: 9 })),
  riffle: [0, 0.05, 0.1, 0.15, 0.2].map((after, i) => hiss(3000 + 300 * i, 2400 + 300 * i, after, 0.045, 0.45)),
  squawk: [
    { wave: 'sawtooth', from: 900, to: 1500, after: 0, lasts: 0.09, loud: 0.28 },
    { wave: 'sawtooth', from: 1450, to: 700, after: 0.08, lasts: 0.16, loud: 0.28 },
  ],
  drop: [tone(620, 1350, 0, 0.09, 0.5), tone(1350, 1250, 0.07, 0.12, 0.2)],
  step: [tone(523, 520, 0, 0.11, 0.9), tone(1480, 1400, 0, 0.03, 0.35), hiss(2600, 1800, 0, 0.02, 0.3)],
  brush: [0, 0.16].map((after) => ({ ...hiss(1600, 3600, after, 0.3, 0.5), rise: 0.5, narrow: 0.8 })),
  turn: [...marimba(523, 0), ...marimba(659, 0.15)],
  no: [tone(120, 92, 0, 0.1, 0.9), hiss(240, 160, 0, 0.05, 0.4)],
  win: SCALE.flatMap((pitch, i) => marimba(pitch, i * 0.09)),
};
