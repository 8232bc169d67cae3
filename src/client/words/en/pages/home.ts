import { listed } from '../grammar.ts';
import { counted } from '../numbers.ts';

export const home = {
  title: 'Play',
  hello: 'Pull up a chair.',
  helloTo: (name: string): string => `Pull up a chair, ${name}.`,
  says: 'Three small card games about bad luck and good timing. No account, nothing to install.',
  gamesLabel: 'Games',
  playNow: 'Play now',
  playNowLabel: (game: string): string => `Play now: ${game}, with bots`,
  setTable: 'Set a table',
  setTableLabel: (game: string): string => `Set a table: ${game}`,
  lobby: 'Or see the open tables',
  carryOn: 'Carry on',
  carryOnWith: (table: string): string => `Carry on: ${table}`,
  others: 'Your other tables',
  yourTurn: (game: string): string => `${game} — it’s your turn`,
  thinking: (game: string, name: string): string => `${game} — ${name} is thinking`,
  choosing: (game: string): string => `${game} — the others are choosing`,
  gathering: (game: string): string => `${game} — not started yet`,
  with: (names: readonly string[]): string => `With ${listed(names)}.`,
  nobodyYet: 'Nobody else sits there yet.',
  offline: 'The server cannot be reached.',
  offlineSays: 'Games with bots work as always. Tables on line come back by themselves.',
  offlineHere: 'Everything you need is already here.',
  notKept: 'This window keeps nothing: games with bots last until you close it.',
};

export const giveUp = {
  label: (game: string): string => `Give this game of ${game} up`,
  ask: 'Give this game up?',
  says: 'It is cleared away for good, and counts for nobody.',
  yes: 'Give it up',
  no: 'Keep it',
};

export const code = {
  title: 'Join a table',
  join: 'Join',
  hint: 'Eight letters from whoever invited you, or the whole link.',
  example: 'TAMO-KIRU',
  empty: 'Type the code first.',
  wrong: 'No table has this code. Is every letter right?',
  near: 'No table has this code. Did you mean this one?',
  meant: (code: string, about: string): string => `${code}: ${about}`,
  tableOf: (name: string, game: string, free: number): string =>
    counted(free, `${name}’s table, ${game}, one free seat`, `${name}’s table, ${game}, ${free} free seats`),
  table: (game: string, free: number): string =>
    counted(free, `A table of ${game}, one free seat`, `A table of ${game}, ${free} free seats`),
  offline: 'A code can be typed as soon as the server is back.',
};
