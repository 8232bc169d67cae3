import type { Phrase, StandIn } from '../../../protocol/table.ts';
import type { Who } from '../who.ts';

export const table = {
  connecting: 'Walking to the table …',

  players: 'Players',
  /** Before a verb. */
  you: 'You',
  hand: 'Your hand',
  points: 'pts',
  clockwise: 'Clockwise',
  anticlockwise: 'Anticlockwise',
  log: 'What happened',
  logNew: (count: number): string => (count === 1 ? 'What happened, 1 new line' : `What happened, ${count} new lines`),
  showAgain: 'Show it again',
  shownAgain: (sentence: string): string => `Again: ${sentence}`,
  shownAgainFirst: 'Again: since your last turn.',
  stopAgain: 'Back to now',
  rules: 'Rules',
  hint: 'Hint',
  hinted: (card: string): string => `${card}, suggested`,
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  noticeMore: 'The table waits for you.',
  watching: 'You are watching.',
  watchingMore: 'Hands stay closed until the round is over.',
  yourTurn: 'Your turn',
  yourTurnAt: (game: string): string => `Your turn · ${game}`,
  thinking: ({ name }: Who): string => `${name} is thinking.`,
  thinkingStandIn: ({ name }: Who): string => `A stand-in is thinking for ${name}.`,
  notYet: 'Not your turn yet',
  sending: 'On its way',
  timeLeft: (left: string): string => `${left} left.`,
  hours: (hours: number): string => `${hours} h`,

  safe: 'Your cards are safe.',
  safeMore: 'What you chose is sent once you are back.',
  waitingForTable: 'Waiting for the table',

  standIn: 'stand-in',
  away: 'away',
  standInHolds: 'A stand-in holds your cards.',
  standInWhy: {
    left: 'You had left the table. It plays fairly and knows only your hand.',
    away: 'You were away too long. It plays fairly and knows only your hand.',
    time: 'Your time was up. It plays fairly and knows only your hand.',
  } satisfies Record<StandIn, string>,
  takeBack: 'Take my seat back',

  leave: 'Leave',
  muted: 'You do not see what is said here',

  say: 'Say something',
  phrases: {
    'well-played': 'Well played',
    ouch: 'Ouch',
    'take-your-time': 'Take your time',
    'one-moment': 'One moment',
    thanks: 'Thank you',
    sorry: 'Sorry',
    'good-luck': 'Good luck',
    again: 'Again?',
  } satisfies Record<Phrase, string>,
  said: ({ name }: Who, phrase: string): string => `${name}: ${phrase}`,

  /** After their number. */
  cardsInHand: (count: number): string => (count === 1 ? 'card in hand' : 'cards in hand'),

  refusedMove: 'The rules do not allow that.',
  tooLate: 'The table had already moved on.',

  finalResult: 'Final result',
  player: 'Player',
  total: 'Total',
  lookBack: 'Look back',
  again2: 'Play again',
  rematchOpen: 'They play again.',
  toRematch: 'To the new table',
  totalsByRound: 'Totals after each round',
};
