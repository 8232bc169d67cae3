import type { Closing } from '../../../../../protocol/table.ts';

export const elsewhere = {
  heading: 'This game goes on in another tab.',
  says: 'You can go on there, or fetch it back here. Nothing is lost either way.',
  here: 'Go on here',
};

/** Why there is no table to be seen. */
export const table = {
  noTable: 'There is no such table.',
  noTableMore: 'It may have been cleared away, or the address has a slip in it.',
  noWatching: 'This table plays among itself.',
  noWatchingMore: 'Its players do not want to be watched.',
  refused: 'The table cannot be shown.',
  tables: 'Open tables',
  closed: 'This table is closed.',
  closings: {
    idle: 'Nothing had happened here for a long time.',
    empty: 'Everybody had left.',
    rules: 'It was played by older rules, which this version does not know any more.',
  } satisfies Record<Closing, string>,
};
