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

/** What can be agreed on before a match: by game, option and value. */
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
};
