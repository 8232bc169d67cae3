/** What is told of the game where it is offered, before anything of it is loaded. */
export const about = {
  name: 'La Courte Paille',
  says: 'Seven days adrift. Someone is for dinner.',
  players: '2–5 players',
  minutes: '25 min',
  /** Where a match that was left stands. */
  stands: (part: number | null, day: number, days: number): string =>
    part === null ? `Day ${day} of ${days} adrift.` : `Part ${part}, day ${day} of ${days} adrift.`,
};
