import { counted } from '../../numbers.ts';

export const join = {
  title: 'Join a table',
  looking: 'Looking for the table …',
  sitting: 'Pulling up a chair …',
  who: 'Who sits down?',
  tableOf: (game: string, name: string): string => `${name} keeps you a seat at ${game}.`,
  table: (game: string): string => `A seat is free at a table of ${game}.`,
  sit: 'Sit down',
  full: 'All seats are taken.',
  fullSays: 'Somebody was faster. This page tells you as soon as a seat becomes free.',
  freed: 'A seat has become free.',
  freedSays: 'Sit down before somebody else does.',
  started: 'The match has started.',
  startedSays: 'No seat can be taken any more. You may look on.',
  shut: 'The match has started, and this table plays without watchers.',
  over: 'The match is over.',
  overSays: 'You can still see how it ended.',
  closed: 'This table has closed.',
  closedSays: 'Nobody plays there any more. Set a new one whenever you like.',
  watch: 'Watch',
  look: 'See the result',
  lost: 'No table has this code.',
  lostSays: (code: string): string => `Nothing is to be found at ${code}. Codes end with their table.`,
};

export const lobby = {
  title: 'Open tables',
  none: 'Nobody is waiting just now.',
  some: (tables: number, free: number): string => {
    const seats = counted(free, 'one with a free seat', `${free} with a free seat`);
    return counted(tables, `One table, ${seats}.`, `${tables} tables, ${seats}.`);
  },
  hostOf: (name: string): string => `${name}’s table`,
  nobodysTable: 'A table',
  gathering: 'Starts when the host is ready',
  playing: 'The match is on',
  seats: (taken: number, free: number): string => `${taken} seated, ${free} free`,
  free: (count: number): string => `${count} free`,
  full: 'full',
  sit: 'Sit down',
  sitAt: (name: string): string => `Sit down at ${name}’s table`,
  watch: 'Watch',
  watchAt: (name: string): string => `Watch ${name}’s table`,
  back: 'To your seat',
  played: 'Matches that are over',
  lookBackAt: (game: string): string => `Look back: ${game}`,
  emptyTitle: 'No tables yet',
  emptySays: 'The chairs are warm, the cards are shuffled. Open the first one, or start with bots.',
  bots: 'Play with bots',
};
