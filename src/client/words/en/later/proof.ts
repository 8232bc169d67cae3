import type { Who } from '../../who.ts';

/** Whether the shuffle was fair. */
export const proof = {
  fair: 'Was it fair?',
  fairMore: 'The deck was sealed before the deal. Open the seal and compare.',
  check: 'Check the shuffle',
  checking: 'Dealing it all again …',
  verified: 'Shuffle verified',
  verifiedMore: (seal: string): string => `The seal shown before the deal, ${seal}, opens to exactly these cards.`,
  broken: 'This record does not hold',
  brokenMore: (count: number): string =>
    count === 1 ? 'One thing in it is not as it should be:' : `${count} things in it are not as they should be:`,
  uncheckable: 'It could not be checked just now.',
  how: 'How',
  howLess: 'Less',
  seal: 'Seal, shown before the deal',
  secret: 'Secret of the table',
  saltOf: (who: Who): string => `${who.isYou ? 'Your' : `${who.name}’s`} number`,
  noSalt: 'promised, but not given',
  ownSalt: 'Your own number is in it, so nobody could have known the deck beforehand.',
  noOwnSalt: 'You gave no number of your own to this shuffle.',
  verifiedUnseen:
    'The seal that the table shows opens to exactly these cards. This browser did not see it before the deal.',
  doubts: {
    seal: 'The seal in the record is another one than the table showed before the deal.',
    salt: 'The number that the record gives as yours is not the one you gave.',
    outcome: 'The record ends in another way than the match that you saw.',
  },
};

export type ProofWords = typeof proof;
