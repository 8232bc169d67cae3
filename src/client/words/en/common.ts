export const common = {
  title: 'Three Straws',
  you: 'You',
  back: 'Back',
  close: 'Close',
  menu: 'Menu',
  loading: 'One moment …',
  noConnection: 'No connection. Try again in a moment.',
  somethingBroke: 'Something went wrong here. Nothing was lost.',
  notLoaded: {
    title: 'This page did not load.',
    says: 'The connection may be gone, or the server is newer than what you have open. Your games are safe.',
  },
};
