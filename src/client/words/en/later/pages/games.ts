export const levels = { random: 'Random', easy: 'Mild', medium: 'Fair', hard: 'Sharp', master: 'Master' };

export const clocks = {
  none: 'No hurry',
  relaxed: '2 minutes a move',
  brisk: '30 seconds a move',
  '1-day': 'One day a move',
  '3-days': 'Three days a move',
};
