/** What the rules pages of all games say. */
export const rulesCommon = {
  contents: 'On this page',
  minute: 'In a minute',
  exact: 'Word for word:',
  setTable: 'Set a table',
  clauses: 'Every rule, exactly',
  ruling: 'Ruling',
  rulingSays: 'marks what the published rules leave open and this table decided.',
  rulingInPart: 'In part a ruling',
  rulingInPartSays:
    'stands behind what is printed, and before what of the same rule this table decided or reconstructed, and why.',
};

export type CommonRulesWords = typeof rulesCommon;
