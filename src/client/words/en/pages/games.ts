export const games = {
  straw: { says: 'Load the camel. Be nowhere near the last straw.', players: '2–6 players', minutes: '15 min' },
  'courte-paille': { says: 'Seven days adrift. Someone is for dinner.', players: '2–5 players', minutes: '25 min' },
  'str8-eight': {
    says: 'Eight steps up the times table, first to the top.',
    players: '2–4 players',
    minutes: '20 min',
  },
};

export const levels = { random: 'Random', easy: 'Mild', medium: 'Fair', hard: 'Sharp', master: 'Master' };

export const clocks = {
  none: 'No hurry',
  relaxed: '2 minutes a move',
  brisk: '30 seconds a move',
  '1-day': 'One day a move',
  '3-days': 'Three days a move',
};

/** What can be agreed on before a match: by game, option and value; a switch has words for itself only. */
export const options = {
  straw: {
    ending: {
      title: 'The game ends',
      values: {
        'each-deals-once': {
          short: 'each deals once',
          label: 'when each has dealt once',
          says: 'As many rounds as there are players. The highest total wins.',
        },
        'race-to-100': {
          short: 'to 100',
          label: 'when someone reaches 100',
          says: 'Round after round, until a total is 100 or more at the end of one.',
        },
      },
    },
  },
  'courte-paille': {
    form: {
      title: 'The voyage',
      values: {
        single: {
          short: 'one week',
          label: 'one week',
          says: 'Seven days, one dinner. Whoever holds the most of what is eaten wins.',
        },
        announced: {
          short: 'long, announced',
          label: 'long, announced',
          says: 'Week after week, each a day shorter. At its end you say more than the last one did, or “not more”. Whoever wins it shows the whole hand and banishes a character. Who runs out of cards is out.',
        },
        declared: {
          short: 'long, declared',
          label: 'long, declared',
          says: 'Week after week, each a day shorter. At its end all say their points. Whoever wins it shows only what counted and banishes a character. Who runs out of cards is out.',
        },
      },
    },
    'coco-may-sleep': {
      title: 'Coco may go back to sleep',
      short: 'Coco may sleep',
      says: 'A Coco that you turned up may nap in your hand to the end, and count there. Off: once turned up it has to use a power.',
    },
  },
  'str8-eight': {
    target: {
      title: 'The match is won at',
      short: (points: number): string => `to ${points}`,
      values: {
        100: { label: '100', says: 'A short one: mostly a single hand.' },
        250: { label: '250', says: 'Two or three hands.' },
        500: { label: '500', says: 'About five hands. What three or four usually play to.' },
        1000: { label: '1000', says: 'Eight hands or more. What two usually play to.' },
      },
    },
  },
};
