import { numeral } from '../../../../words/en/numbers.ts';

/** What is told of the game where it is offered, before anything of it is loaded. */
export const about = {
  name: 'Straw',
  says: 'Load the camel. Be nowhere near the last straw.',
  players: '2–6 players',
  minutes: '15 min',
  /** Where a match that was left stands. */
  stands: (round: number, rounds: number | null, total: number): string =>
    rounds === null
      ? `Round ${round}. The camel carries ${numeral(total)}.`
      : `Round ${round} of ${rounds}. The camel carries ${numeral(total)}.`,
};
