/** The one person here, as tables know them. */
export const YOU = 'you';
