import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { GAMES } from '../src/games/games.ts';
import { LANGUAGES } from '../src/client/words/languages.ts';

/** What `early.js` can fetch ahead: how it calls the files, and the source that the first of them is made of. */
const FILES: readonly (readonly [name: string, source: string])[] = [
  ...Object.keys(LANGUAGES).map((language) => [language, `words/${language}/words.ts`] as const),
  ['table', 'pages/table.tsx'],
  ['listening', 'link/listening.ts'],
  ['connection', 'play/log/net-bar.tsx'],
  ...GAMES.flatMap(({ id }) => [
    [id, `games/${id}/table/game-table.tsx`] as const,
    ...Object.keys(LANGUAGES).map(
      (language) => [`${id}-${language}`, `games/${id}/words/${language}/table.ts`] as const,
    ),
  ]),
];

const TAG = '<script src="/early.js"';

/** Writes the names of built files into the page, where `early.js` finds them, and makes that small: it is copied as it is. */
export const earlyFiles: Plugin = {
  name: 'early-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk }) {
      if (bundle === undefined || chunk === undefined) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = withNeeded(chunk, chunks);
      const data = FILES.map(([name, path]) => {
        const source = `src/client/${path}`;
        const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(source)));
        if (file === undefined) throw new Error(`${source} is in no file of the build`);
        const files = [...withNeeded(file, chunks)].filter((one) => !first.has(one));
        const names = files.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
        return `data-${name}="${names.map((one) => `/${one}`).join(' ')}"`;
      });
      if (!html.includes(TAG)) throw new Error('the page does not load early.js');
      return html.replace(TAG, `${TAG} ${data.join(' ')}`);
    },
  },
  async writeBundle({ dir = '' }) {
    const file = join(dir, 'early.js');
    const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
    await writeFile(file, code);
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
