export const link = {
  title: 'Go on here',
  claiming: 'One moment, fetching your seat …',
  ask: 'Go on as somebody else?',
  askSays: (name: string): string =>
    `This browser plays as ${name}. The link makes it play as the one who made the link, and ${name} is gone from here.`,
  yes: 'Yes, change',
  no: 'No, leave it',
  empty: 'Something is missing.',
  emptySays: 'The link is not whole. Scan it again, or copy all of it.',
  failed: 'That did not work.',
};
