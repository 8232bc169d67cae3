export const lost = {
  title: 'Not found',
  heading: 'Nothing but sand here.',
  says: 'This address leads nowhere. The tables are that way.',
};
