import type { Who } from '../../../who.ts';
import { listed } from '../../grammar.ts';
import { counted } from '../../numbers.ts';

export const invite = {
  title: 'Invite',
  code: 'Table code',
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Share',
  qr: 'QR code of the invitation',
  qrSays: 'Point a camera at it.',
  byHand: 'This browser lets no page copy here. The link is selected: copy it by hand.',
  shareText: (game: string): string => `A seat is free at our table of ${game}.`,
};

export const waiting = {
  title: 'Waiting room',
  seated: (taken: number, all: number): string => `${taken} of ${all}`,
  seatedSays: 'seated',
  players: 'Players',
  you: 'You',
  host: 'host',
  here: 'here',
  away: 'away',
  bots: {
    random: 'bot, random',
    easy: 'bot, mild',
    medium: 'bot, fair',
    hard: 'bot, sharp',
    master: 'bot, master',
  },
  free: 'Free seat',
  freeSays: 'waits for someone',
  fillSays: 'tap to fill',
  seatOf: (name: string): string => `The seat of ${name}`,
  freeSeat: 'A free seat',
  seatBot: (level: string, points: number | undefined): string =>
    `Seat a bot: ${level}${points === undefined ? '' : ` · ${points}`}`,
  open: 'Open the seat',
  remove: (name: string): string => `Ask ${name} to get up`,
  start: 'Start the game',
  fill: (open: number): string => counted(open, 'Start with one more bot', `Start with ${open} more bots`),
  hostNote: 'Everyone may get up until you start. A free seat is kept until then.',
  hostAway: 'The host is away. You may fill the seats and start.',
  hostStarts: (name: string): string => `${name} starts the game when everybody is there.`,
  guestNote: 'You may get up until then.',
  starting: 'The cards are being shuffled …',
  /** Whose numbers were missing; nobody, if that is not known any more. */
  sealedAnew: (who: readonly Who[]): string => {
    const numbers = who.map(({ name, isYou }) => (isYou ? 'your number' : `${name}’s number`));
    const missing = who.length === 0 ? 'a number was' : `${listed(numbers)} ${counted(who.length, 'was', 'were')}`;
    return `The deck is sealed anew, because ${missing} missing. Everybody gives a new one.`;
  },
  sealedAnewSays: 'It happens by itself and takes a few seconds.',
  leave: 'Get up and leave',
  toHome: 'To all games',
  sit: 'Sit down',
  watcherNote: 'You are looking on. Take a seat if you like.',
  full: 'All seats are taken. You may watch once it starts.',
  lostSeat: {
    host: 'The host has taken your seat away.',
    unknown: 'You no longer sit here.',
  },
  lostSeatFree: 'A seat is free: you may sit down again.',
  lostSeatFull: 'No seat is free just now.',
};
