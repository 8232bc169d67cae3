import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const OXLINT = join(PROJECT, 'node_modules', 'oxlint', 'bin', 'oxlint');

type Import = readonly [folder: string, from: string];

/** Against the levels, in every folder. */
const FORBIDDEN: readonly Import[] = [
  ['src/engine', '../client/kit/button.tsx'],
  ['src/engine', '../games/straw/game.ts'],
  ['src/games/straw', '../../bots/bots.ts'],
  ['src/bots', '../table/tables.ts'],
  ['src/protocol', '../table/tables.ts'],
  ['src/table', '../server/server.ts'],
  ['src/server', '../cli/main.ts'],
  ['src/client/kit', '../shell/world.ts'],
  ['src/client/kit', '../../protocol/lists.ts'],
  ['src/client/kit/motion', '../../games/straw/index.tsx'],
  ['src/client/words', '../play/game.ts'],
  ['src/client/words/en', '../../games/straw/index.tsx'],
  ['src/client/link', '../shell/world.ts'],
  ['src/client/link', '../../games/straw/game.ts'],
  ['src/client/worker', '../play/game.ts'],
  ['src/client/worker', '../../server/server.ts'],
  ['src/client/shell', '../play/game.ts'],
  ['src/client/shell', '../games/games.ts'],
  ['src/client/play', '../games/games.ts'],
  ['src/client/play/session', '../../pages/table.tsx'],
  ['src/client/play/session', '../../../games/straw/game.ts'],
  ['src/client/games/straw', '../../pages/table.tsx'],
  ['src/client/games/straw/table', '../../../worker/worker.ts'],
  ['src/client/games/straw/table', '../../../../bots/bots.ts'],
  ['src/client/games/straw/table', '../../../../games/straw/game.ts'],
  ['src/client/games/straw', '../../../games/straw/play.ts'],
  ['src/client/pages', '../app/app.tsx'],
  ['src/client/pages/home', '../../../server/server.ts'],
  ['src/client/app', '../worker/worker.ts'],
];

const ALLOWED: readonly Import[] = [
  ['src/games/straw', '../../engine/game.ts'],
  ['src/client/shell', '../kit/button.tsx'],
  ['src/client/play', '../shell/world.ts'],
  ['src/client/games/straw/table', '../../../play/game.ts'],
  ['src/client/games/straw/table', '../art/look.ts'],
  ['src/client/games/straw/table', '../../../../games/straw/faces.ts'],
  ['src/client/pages', '../games/games.ts'],
  ['src/client/app', '../pages/table.tsx'],
];

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** The files that the linter complains of, in a tree that has our rules, these imports and nothing else. */
function complainedOf(imports: readonly Import[]): string[] {
  const place = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    copyFileSync(join(PROJECT, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
    for (const [at, one] of imports.entries()) plant(join(place, pathOf(one, at)), one);
    const args = [OXLINT, '--deny-warnings', '--format', 'json'];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    expect(status).toBe(diagnostics.length === 0 ? 0 : 1);
    return diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function pathOf([folder]: Import, at: number): string {
  return `${folder}/planted-${at}.ts`;
}

function plant(file: string, [, from]: Import): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { thing } from '${from}';\n\nexport const planted = thing;\n`);
}

test('imports go down only: whatever is planted against that is found', () => {
  expect(complainedOf(FORBIDDEN).toSorted()).toEqual(FORBIDDEN.map(pathOf).toSorted());
});

test('what lies below may be imported', () => {
  expect(complainedOf(ALLOWED)).toEqual([]);
});
