import { numeral } from '../../../../words/en/numbers.ts';

/** What is told of the game where it is offered, before anything of it is loaded. */
export const about = {
  name: 'Str8 Eight',
  says: 'Eight steps up the times table, first to the top.',
  players: '2–4 players',
  minutes: '20 min',
  /** Where a match that was left stands. */
  stands: (hand: number, score: number, target: number): string =>
    `Hand ${hand}. You have ${numeral(score)} of ${numeral(target)}.`,
};
