import { numeral } from '../../../../words/en/numbers.ts';

/** What is told of the game where it is offered, before anything of it is loaded. */
export const about = {
  name: 'Straw',
  says: 'Load the camel. Be nowhere near the last straw.',
  players: '2–6 players',
  minutes: '15 min',
  /** What can be agreed on before a match: by option and value; a switch has words for itself only. */
  options: {
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
  /** Where a match that was left stands. */
  stands: (round: number, rounds: number | null, total: number): string =>
    rounds === null
      ? `Round ${round}. The camel carries ${numeral(total)}.`
      : `Round ${round} of ${rounds}. The camel carries ${numeral(total)}.`,
};
