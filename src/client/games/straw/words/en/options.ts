/** What can be agreed on before a match: by option and value; a switch has words for itself only. */
export const options = {
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
};
