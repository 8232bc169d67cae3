import { capital, does, listed, object } from '../grammar.ts';
import { counted } from '../numbers.ts';
import type { Who } from '../../who.ts';

/** What a table says when somebody asks for it, or when something happens to the connection. */
export const laterTable = {
  whose: 'Whose moves',
  everybody: 'Everybody',
  nothingYet: 'Nothing has happened yet.',
  sound: 'Sound',
  volume: 'Volume',
  percent: (percent: number): string => `${percent} %`,
  notices: 'Tell me when it is my turn',
  noticesMore: 'A notice of your browser while you look elsewhere. It says nothing of the cards.',
  noNotices: {
    insecure: 'Not possible here: browsers allow it over https only. The title and the sound tell it.',
    'unknown-here': 'This browser cannot do it. The title and the sound tell it.',
    blocked: 'Your browser has blocked it for this site. It can be allowed in its settings.',
  },
  lost: 'No connection.',
  lostMore: 'The table keeps your seat for a while, then a stand-in plays on.',
  held: 'The table cannot be reached for a moment.',
  heldMore: 'Nothing is lost: what you choose goes out by itself.',
  again: 'Reconnecting …',
  againMore: 'Your cards are safe.',
  back: 'You are back.',
  missed: (count: number): string => {
    if (count === 0) return 'Nothing is lost.';
    return count === 1 ? 'One thing happened meanwhile.' : `${count} things happened meanwhile.`;
  },
  sealedAgain: (times: number): string =>
    `The deck was sealed ${counted(times - 1, 'twice', `${times} times`)}: a number was missing in time.`,
  /** Cards are dealt although the number of these people did not come. */
  withoutNumber: (who: readonly Who[]): string => {
    const [one, ...others] = who;
    if (one !== undefined && others.length === 0) return does(one, 'play without a number.', 'plays without a number.');
    return `${capital(listed(who.map(object)))} play without a number.`;
  },
  withoutNumberMore: 'It did not arrive in time. A connection or the server can be the cause.',
  whileAway: 'While you were away',
  newVersion: 'There is a newer version.',
  newVersionMore: 'Your seat and your cards stay as they are.',
  reload: 'Load it',
  menu: 'The table',
  leaveTable: 'Leave the table',
  leaveTableMore: 'A bot plays on for you. You can take your seat back while the match lasts.',
  leaveAlone: 'Give this match up',
  leaveAloneMore: 'It is cleared away.',
  leaveSure: 'Leave, and let a bot play on?',
  leaveAloneSure: 'Give it up? It cannot be brought back.',
  stay: 'Stay',
  goHome: 'To the start',
  goHomeMore: 'The table stays as it is; you find it again under “Carry on”.',
  goHomeOnline: 'Your seat stays yours. If it takes long, a stand-in plays.',
  mute: ({ name }: Who): string => `Do not show what ${name} says`,
  hideAll: 'Hide what others say',
};

export type LaterTableWords = typeof laterTable;
