import { capital, listed } from '../grammar.ts';
import { counted } from '../numbers.ts';
import type { Who } from '../../who.ts';

const numberOf = (who: Who): string => (who.isYou ? 'your number' : `${who.name}’s number`);

const people = (count: number): string => counted(count, 'one person', `${count} people`);

/** Whether the shuffle was fair. */
export const proof = {
  fair: 'Was it fair?',
  fairMore: 'The deck was sealed before the deal. Open the seal and compare.',
  check: 'Check the shuffle',
  checking: 'Dealing it all again …',
  uncheckable: 'It could not be checked just now.',
  how: 'How',
  howLess: 'Less',

  yours: 'Your number is in it',
  yoursMore: (seal: string, others: number): string => {
    const rest = counted(others, 'and one other person’s', `and ${others} other people’s`);
    const numbers = others === 0 ? 'your number alone' : `numbers of people: yours ${rest}`;
    return `These cards follow from the seal ${seal}, shown before the deal, and from ${numbers}. Nobody could choose them.`;
  },
  verified: 'Shuffle verified',
  verifiedHow: {
    alone: 'The seal opens to exactly these cards. All of it happened in this browser.',
    watched: 'The seal opens to exactly these cards.',
    unknown:
      'The seal opens to exactly these cards. This browser does not know your number, so it cannot tell you whether it is the one in there.',
  },
  withNumbers: (count: number): string => `They were dealt from the numbers of ${people(count)}.`,
  unseen: 'This browser did not see the seal before the deal.',

  without: 'Dealt without your number',
  withoutAll: 'Dealt without everybody’s number',
  withoutMeans:
    'Seal and cards fit each other, but that proves little to you: whoever runs the server could have tried secrets until the cards suited them.',
  withoutMeansElse:
    'Seal and cards fit each other, but that proves little: whoever runs the server could have chosen the cards.',
  lacks: {
    given:
      'Your browser gave its number and the server confirmed it, yet it is not in the shuffle. You did nothing wrong: the server left it out.',
    late: 'Your number did not get into the shuffle in time. Your connection, this page or the server can be the cause.',
    elsewhere:
      'A number stands at your seat, but not the one that this browser promised. If you had the table open on another device, it came from there; if not, the server has put it there.',
    unknown: 'No number stands at your seat, and this browser knows of none that you gave.',
    others:
      'Not everybody’s number is in the shuffle. Connections can be the cause, or the server left some of them out.',
  },
  /** Whose numbers were promised when the deck was last sealed, and are not in it. */
  lacking: (who: readonly Who[]): string =>
    `${capital(listed(who.map(numberOf)))} ${counted(who.length, 'is', 'are')} not in it.`,
  sealedAgain: (times: number, who: readonly Who[]): string => {
    const often = counted(times - 1, 'twice', `${times} times`);
    const missing = `${listed(who.map(numberOf))} ${counted(who.length, 'was', 'were')} missing in time`;
    return `The deck was sealed ${often}, because ${missing}. A connection or the server can be the cause. Each time new numbers were promised.`;
  },

  broken: 'This record does not hold',
  brokenMore: (count: number): string =>
    counted(count, 'One thing in it is not as it should be:', `${count} things in it are not as they should be:`),
  doubts: {
    seal: 'The seals in the record are not those that the table showed before the deal.',
    salt: 'The number that the record gives as yours is not the one you gave.',
    denied: 'The record says that your number was missing. The server had confirmed that you gave it.',
    promises: 'What others had promised when you gave your number is not what the record says they promised.',
    outcome: 'The record ends in another way than the match that you saw.',
  },

  /** Where the deck was sealed more than once they are counted. */
  seal: (at: number, all: number): string => (all === 1 ? 'Seal, shown before the deal' : `Seal ${at} of ${all}`),
  secret: (at: number, all: number): string => (all === 1 ? 'Secret of the table' : `Secret ${at} of ${all}`),
  saltOf: (who: Who): string => capital(numberOf(who)),
  noSalt: 'promised, but not in it',
  ownSeal: 'The seal that this browser saw first',
  ownSalt: 'Your number, as this browser has it',
  elsewhere: 'To check the record elsewhere',
};

export type ProofWords = typeof proof;
