import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  name: 'La Courte Paille',
  says: 'Sept jours à la dérive. Quelqu’un sera au menu.',
  players: '2 à 5 joueurs',
  minutes: '25 min',
  stands: (part, day, days) =>
    part === null ? `À la dérive, jour ${day} sur ${days}.` : `À la dérive, partie ${part}, jour ${day} sur ${days}.`,
};
