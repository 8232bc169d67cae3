import type { Plugin } from 'vite';
import { parseRules } from './parse.ts';

/** Lets `import { book } from '…/rules/straw.en.md'` be what that file says, so that no page needs to read Markdown. */
export const rulesFiles: Plugin = {
  name: 'rules-files',
  transform: {
    filter: { id: /\/rules\/[^/]+\.md$/ },
    handler(markdown) {
      const book = JSON.stringify(parseRules(markdown));
      return { code: `export const book = ${book};`, map: null, moduleType: 'js' };
    },
  },
};
