export const nav = {
  label: 'Main',
  play: 'Play',
  rules: 'Rules',
  settings: 'Settings',
  home: 'Three Straws, home',
  /** On the button that changes the language. */
  language: (now: string, next: string): string => `Language: ${now}. Change to ${next}`,
  dark: 'Dark colours',
  light: 'Light colours',
  again: 'Try again',
  newTable: 'Open a new table',
  toHome: 'Back to all games',
  unofficial:
    'An unofficial table. Straw by Richard James, La Courte Paille by Frédéric Moyersoen, and Str8 Eight belong to their authors and publishers.',
};
