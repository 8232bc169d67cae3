/** What can be agreed on before a match: by option and value; a switch has words for itself only. */
export const options = {
  target: {
    title: 'The match is won at',
    short: (points: number): string => `to ${points}`,
    values: {
      100: { label: '100', says: 'A short one: mostly a single hand.' },
      250: { label: '250', says: 'Two or three hands.' },
      500: { label: '500', says: 'About five hands. What three or four usually play to.' },
      1000: { label: '1000', says: 'Eight hands or more. What two usually play to.' },
    },
  },
};
