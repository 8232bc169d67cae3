import type { Plugin } from 'vite';

/** What `early.js` can fetch ahead: how it calls the file, and the source that the file is made of. */
const FILES = {
  en: 'src/client/words/en/words.ts',
  fr: 'src/client/words/fr/words.ts',
  table: 'src/client/pages/table.tsx',
} as const;

const TAG = '<script src="/early.js"';

/** Writes the names of built files into the page, where `early.js` finds them. */
export const earlyFiles: Plugin = {
  name: 'early-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const data = Object.entries(FILES).map(([key, path]) => {
        const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(path)));
        if (file === undefined) throw new Error(`${path} is in no file of the build`);
        return `data-${key}="/${file.fileName}"`;
      });
      if (!html.includes(TAG)) throw new Error('the page does not load early.js');
      return html.replace(TAG, `${TAG} ${data.join(' ')}`);
    },
  },
};
