// Made by `npm run strength`, which docs/strength.md tells of: by game and by players, how strong each level is.
export const SCALE: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, number>>>>>> = {
  straw: {
    2: { random: 580, easy: 830, medium: 1000 },
    3: { random: 540, easy: 870, medium: 1000 },
    4: { random: 420, easy: 880, medium: 1000 },
    6: { random: 340, easy: 830, medium: 1000 },
  },
  'courte-paille': {
    2: { random: 520, easy: 840, medium: 1000 },
    3: { random: 530, easy: 800, medium: 1000 },
    4: { random: 520, easy: 830, medium: 1000 },
    5: { random: 540, easy: 820, medium: 1000 },
  },
  'str8-eight': {
    2: { easy: 800, medium: 1000 },
    3: { random: -10, easy: 840, medium: 1000 },
    4: { easy: 850, medium: 1000 },
  },
};
