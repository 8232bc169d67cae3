import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import pack from './package.json' with { type: 'json' };
import { earlyFiles } from './tools/early-files.ts';

interface Group {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: '$initial'[];
  readonly priority?: number;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

const LANGUAGES = ['en', 'fr'];

/** What a table of Straw needs only later, or not at all. */
const LATER =
  'check-shuffle|salt|chart|proof|doubts|final|round|ways|straw/(final|score|break)|result|hint[.]|advice|(straw|courte|str8)/hint|menu|phrases|notice|switch|courte|str8|winner|field|segments|other-';

const ours = (pattern: string): RegExp => new RegExp(`src/client/(${pattern})`.replaceAll('/', String.raw`[\\/]`));

/** A game's table, its cards, which its rules show too, and its words, of which only one language is wanted. */
function chunksOf(game: string): Group[] {
  return [
    { name: `${game}-cards`, test: ours(`art/${game}-|table/${game}/(shapes|cards)`), priority: 2 },
    ...LANGUAGES.map((language) => ({
      name: `${game}-${language}`,
      test: ours(`words/${language}/${game}`),
      priority: 1,
    })),
    { name: game, test: ours(`table/${game}/(?!ends|final|hint|deed)`) },
  ];
}

/**
 * One file for the first page, one for a table and for Straw, one for the table of each other game, one for all other pages:
 * many small ones would pack worse and wait for each other. Whoever opens another page directly mostly goes on to a table, so
 * these may share the table's file. A file takes along whatever it needs that no file of a higher priority has: what several
 * share must stand above them, or one game would load another.
 */
const CHUNKS: Group[] = [
  { name: 'first', tags: ['$initial'], priority: 4 },
  // or the words would wait for a whole table
  { name: 'straw-cards', test: ours('table/straw/shapes'), priority: 3 },
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: ours(`words/${language}/(?!back|hint|proof|courte|str8|castaways|rules-|settings)`),
    priority: 2,
  })),
  {
    name: 'table',
    test: ours(`(table|motion|art|parts)/(?!${LATER})|pages/table.tsx|rules/clause-link`),
    priority: 2,
  },
  { name: 'hint', test: ours('table/(hint[.]|advice)|words/(en|fr)/hint'), priority: 1 },
  { name: 'sheets', test: ours('table/(menu|phrases|notice)|parts/switch'), priority: 1 },
  { name: 'carry-on', test: ours('pages/home/(carry-on|give-up|use-stands)'), priority: 1 },
  {
    name: 'other-games',
    test: ours('words/later-words|art/(other-lands|winner)|table/(round|result)[.]'),
    priority: 1,
  },
  ...chunksOf('courte'),
  // of whom the rules tell too
  ...LANGUAGES.map((language) => ({
    name: `castaways-${language}`,
    test: ours(`words/${language}/castaways`),
    priority: 2,
  })),
  ...chunksOf('str8'),
  { name: 'back', test: ours('back/(?!straw|courte|str8)|pages/look-back|css/back') },
  { name: 'pages', test: ours('pages/') },
];

/** What the worker begins with is one file, and so are a game's rules and bots: more would be fetched one after the other. */
const WORKER_CHUNKS: Group[] = [
  { name: 'worker', tags: ['$initial'], priority: 1 },
  ...['courte-paille', 'str8-eight'].map((game) => ({ name: game, test: ours(`worker/games/${game}`) })),
];

export default defineConfig({
  root: 'src/client',
  plugins: [earlyFiles],
  define: { VERSION: JSON.stringify(pack.version) },
  // assets must not be inlined: the content security policy allows nothing but files of our own
  build: {
    outDir: `${HERE}dist/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } }, checks: { pluginTimings: false } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: WORKER_CHUNKS } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
