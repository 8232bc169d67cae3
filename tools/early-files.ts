import type { Plugin, Rolldown } from 'vite';

/** What `early.js` can fetch ahead: how it calls the files, and the source that the first of them is made of. */
const FILES = {
  en: 'words/en/words.ts',
  fr: 'words/fr/words.ts',
  table: 'pages/table.tsx',
  'courte-paille': 'table/courte/courte-table.tsx',
  'courte-paille-en': 'words/en/courte.ts',
  'courte-paille-fr': 'words/fr/courte.ts',
  'str8-eight': 'table/str8/str8-table.tsx',
  'str8-eight-en': 'words/en/str8.ts',
  'str8-eight-fr': 'words/fr/str8.ts',
} as const;

const TAG = '<script src="/early.js"';

/** Writes the names of built files into the page, where `early.js` finds them. */
export const earlyFiles: Plugin = {
  name: 'early-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk }) {
      if (bundle === undefined || chunk === undefined) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = withNeeded(chunk, chunks);
      const data = Object.entries(FILES).map(([key, path]) => {
        const source = `src/client/${path}`;
        const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(source)));
        if (file === undefined) throw new Error(`${source} is in no file of the build`);
        const files = [...withNeeded(file, chunks)].filter((one) => !first.has(one));
        const names = files.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
        return `data-${key}="${names.map((name) => `/${name}`).join(' ')}"`;
      });
      if (!html.includes(TAG)) throw new Error('the page does not load early.js');
      return html.replace(TAG, `${TAG} ${data.join(' ')}`);
    },
  },
};

type Chunk = Rolldown.OutputChunk;

/** A file, and all that it cannot begin without. */
function withNeeded(file: Chunk, all: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set([file]);
  // what is added on the way is visited, too
  for (const { imports } of found) {
    for (const one of all) if (imports.includes(one.fileName)) found.add(one);
  }
  return found;
}
