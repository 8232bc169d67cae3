/*
 * What a move brings, in hundredths of the chance to win the match, or about as many points of the round: fitted by least squares to
 * what every move of several thousand hands brought in three hundred worlds each, played on by the instinct before it. With two to points,
 * with more to chances: among many, whoever would win has to dare more. By phase: how much room the move leaves on the camel.
 */

/** From so much room on it is another phase. */
const PHASES = [10, 20, 32] as const;
export const MOST_ROOM = 63;
export const PHASE_OF = Uint8Array.from(
  { length: MOST_ROOM + 1 },
  (_, room) => PHASES.filter((from) => room >= from).length,
);

export interface Experience {
  /** By phase, then by face: what a card is worth in hand. */
  readonly keep: readonly (readonly number[])[];
  /** By phase: no way out, none but a lamp or the lightest, one carpet or reverse, several. */
  readonly waysOut: readonly (readonly number[])[];
  /** By the room that is left. */
  readonly room: readonly number[];
  /** By phase, while it is tight: no item, one, or more that would fit when the turn comes round. */
  readonly fitting: readonly (readonly number[])[];
  /** By phase: a point in hand beside a way out. */
  readonly safeWorth: readonly number[];
  /** That whoever comes next is caught; what that adds without a way out, and for each point in hand. */
  readonly caught: number;
  readonly caughtWithNoWayOut: number;
  readonly caughtWorth: number;
  /** That the direction turns. */
  readonly turned: number;
  readonly strawAt50: number;
}

const OF_TWO: Experience = {
  keep: [
    [
      0.47, -0.31, -0.38, -0.25, -0.54, -0.49, -0.23, 0.21, 0.54, 0.81, 1.39, 1.18, 0.53, 0.42, -0.2, -0.62, -1.01,
      -1.18, -0.89, 1.12, 0.99, 1.43, -1.92,
    ],
    [
      0.49, -0.06, -0.07, -0.46, -0.6, -0.42, -0.47, -0.27, 0.03, 0.62, 1.27, 0.96, 0.28, 0.06, -0.4, -0.86, -0.95,
      -1.27, -1.06, 0.73, 0.2, 1.14, -1.15,
    ],
    [
      0.35, -0.21, -0.07, -0.39, -0.36, -0.59, -0.45, -0.39, -0.1, 0.17, 0.94, 0.82, 0.34, 0.06, -0.19, -0.54, -0.57,
      -0.44, -0.68, 0.46, 0.04, 0.73, 1.01,
    ],
    [
      0.17, -0.33, -0.26, -0.33, -0.42, -0.44, -0.45, -0.45, -0.34, -0.02, 0.94, 0.74, 0.41, 0.15, -0.02, -0.25, -0.22,
      -0.2, -0.23, 0.11, -0.04, 0.67, 2.06,
    ],
  ],
  waysOut: [
    [-1.58, -0.13, 0.95, 1.12],
    [-1.48, -0.35, 0.67, 0.4],
    [-1.04, -0.34, 0.51, 0.84],
    [-0.3, -0.04, 0.3, 0.46],
  ],
  room: [
    -2.65, -1.54, -1.65, -1.4, -1.41, -1.71, -2.22, -2.56, -3.17, -3.57, -1.78, -1.65, -1.53, -1.4, -1.28, -1.15, -1.02,
    -0.9, -0.77, -0.65, -1.39, -1.34, -1.3, -1.25, -1.2, -1.16, -1.11, -1.07, -1.02, -0.97, -0.93, -0.88, -0.92, -0.89,
    -0.86, -0.83, -0.8, -0.77, -0.74, -0.71, -0.68, -0.65, -0.62, -0.59, -0.56, -0.53, -0.51, -0.48, -0.45, -0.42,
    -0.39, -0.36, -0.33, -0.3, -0.27, -0.24, -0.21, -0.18, -0.15, -0.12, -0.09, -0.06, -0.03, 0.0,
  ],
  fitting: [
    [-0.12, 0.38, 0.09],
    [0.14, -0.09, -0.8],
  ],
  safeWorth: [0.021, -0.039, 0.004, 0.015],
  caught: 2.8,
  caughtWithNoWayOut: -2.71,
  caughtWorth: 0.818,
  turned: -0.48,
  strawAt50: -1.39,
};

const OF_FOUR: Experience = {
  keep: [
    [
      -1.01, -1.33, -0.67, -0.32, 0.19, 0.79, 1.33, 1.98, 2.69, 3.47, 0.21, -0.25, -0.68, -0.11, 0.05, -0.68, -1.2,
      -1.79, -0.86, -0.64, -0.64, -0.58, -1.23,
    ],
    [
      -0.63, -1.21, -0.46, -0.44, -0.45, 0.1, 0.63, 1.07, 1.82, 2.65, -0.11, -0.35, -0.56, -0.51, -0.18, -0.25, -0.14,
      -0.48, 0.47, -0.09, 0.12, -1.07, 0.53,
    ],
    [
      -0.45, -0.89, -0.52, -0.65, -0.52, -0.31, 0.1, 0.6, 1.29, 2.08, 0.18, -0.18, -0.14, -0.05, -0.04, -0.14, -0.31,
      -0.16, 0.12, -0.28, -0.32, -0.85, 0.14,
    ],
    [
      -0.24, -0.46, -0.37, -0.47, -0.4, -0.22, 0.08, 0.41, 1.06, 1.89, 0.41, 0.26, 0.05, 0.13, 0.17, 0.11, -0.01, -0.05,
      0.04, -0.16, -0.37, -0.3, 0.56,
    ],
  ],
  waysOut: [
    [0.15, 2.06, -1.33, -1.3],
    [-0.97, 1.76, -0.9, 0.25],
    [-0.71, 0.82, -0.63, 0.1],
    [0.05, 0.68, -0.06, 0.03],
  ],
  room: [
    -1.96, -1.65, -1.54, -1.45, -1.63, -1.63, -1.94, -2.02, -2.34, -2.21, -1.54, -1.59, -1.64, -1.69, -1.74, -1.79,
    -1.84, -1.89, -1.94, -1.99, -0.5, -0.45, -0.39, -0.34, -0.28, -0.22, -0.17, -0.11, -0.05, 0.0, 0.06, 0.11, -0.24,
    -0.23, -0.22, -0.22, -0.21, -0.2, -0.19, -0.19, -0.18, -0.17, -0.16, -0.16, -0.15, -0.14, -0.13, -0.12, -0.12,
    -0.11, -0.1, -0.09, -0.09, -0.08, -0.07, -0.06, -0.05, -0.05, -0.04, -0.03, -0.02, -0.02, -0.01, 0.0,
  ],
  fitting: [
    [-0.3, 0.05, -0.18],
    [-0.18, 0.25, 0.08],
  ],
  safeWorth: [0.274, 0.31, 0.189, 0.11],
  caught: -5.74,
  caughtWithNoWayOut: -0.49,
  caughtWorth: 0.342,
  turned: -0.66,
  strawAt50: 6.23,
};

const OF_SIX: Experience = {
  keep: [
    [
      -0.96, -0.86, -0.0, 0.05, 0.61, 0.98, 1.58, 2.05, 2.59, 3.21, 0.16, -0.14, -0.16, -0.28, -0.74, -0.72, -0.06,
      -2.16, -1.9, -1.55, -0.78, 0.51, -0.9,
    ],
    [
      -1.11, -1.0, -0.41, -0.24, -0.05, 0.64, 0.86, 1.44, 2.01, 2.56, 0.09, -0.14, -0.8, -0.73, -0.42, -0.93, -0.04,
      -0.86, -0.52, -1.4, -1.12, 0.28, -0.42,
    ],
    [
      -0.53, -0.7, -0.23, -0.04, 0.25, 0.5, 0.95, 1.57, 1.98, 2.57, -0.81, -0.8, -0.95, -1.01, -0.71, -0.99, -0.63,
      -0.77, -0.61, -0.45, -0.38, -0.2, 0.68,
    ],
    [
      -0.29, -0.4, -0.13, -0.04, 0.2, 0.48, 0.91, 1.41, 1.97, 2.69, -0.34, -0.38, -0.38, -0.5, -0.52, -0.27, -0.7,
      -0.68, -0.51, -0.08, -0.24, 0.24, 0.63,
    ],
  ],
  waysOut: [
    [0.39, 1.28, -0.59, -1.44],
    [0.51, 1.55, -0.71, -1.58],
    [-0.79, 0.58, -0.37, 0.14],
    [-0.17, 0.51, 0.06, 0.63],
  ],
  room: [
    -0.63, -0.86, -0.88, -0.96, -0.91, -0.99, -1.08, -1.03, -0.95, -0.86, -0.17, -0.12, -0.06, -0.01, 0.04, 0.09, 0.14,
    0.19, 0.24, 0.3, 0.07, 0.12, 0.17, 0.22, 0.26, 0.31, 0.36, 0.41, 0.45, 0.5, 0.55, 0.6, 0.29, 0.28, 0.27, 0.26, 0.25,
    0.24, 0.23, 0.22, 0.21, 0.2, 0.19, 0.19, 0.18, 0.17, 0.16, 0.15, 0.14, 0.13, 0.12, 0.11, 0.1, 0.09, 0.08, 0.07,
    0.06, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01, 0.0,
  ],
  fitting: [
    [-0.01, -0.01, -0.32],
    [0.04, -0.0, -0.28],
  ],
  safeWorth: [0.066, 0.134, 0.142, 0.078],
  caught: -2.04,
  caughtWithNoWayOut: -1.87,
  caughtWorth: -0.221,
  turned: 0.39,
  strawAt50: 4.82,
};

/** By the number of players: of three what holds of four, of five what holds of six. */
export const EXPERIENCE: readonly Experience[] = [OF_TWO, OF_TWO, OF_TWO, OF_FOUR, OF_FOUR, OF_SIX, OF_SIX];
