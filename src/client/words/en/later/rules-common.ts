/** What the rules pages of all games say. */
export const rulesCommon = {
  contents: 'On this page',
  minute: 'In a minute',
  exact: 'Word for word:',
  setTable: 'Set a table',
  clauses: 'Every rule, exactly',
  ruling: 'Ruling',
  rulingSays: 'marks what the published rules leave open and this table decided.',
};

export type CommonRulesWords = typeof rulesCommon;
