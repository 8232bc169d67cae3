import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const PROJECT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PROJECT), 'utf8');

const README = read('README.md');
const RELIABILITY = read('docs/reliability.md');

const COMMAND = /`(?:\w+=\d+ )*npx vitest run [^`]+`/;
const TEST_FILE = /[\w./-]+\.test\.ts/g;

/** A statement is a sentence of a promise, but for the words in bold that it begins with. */
function statementsIn(readme: string): string[] {
  const [, section = ''] = /\n## What is promised\n(.*?)\n## /s.exec(readme) ?? [];
  const promises = section.split(/\n- /).slice(1);
  return promises.flatMap((promise) =>
    promise
      .replace(/^\*\*.*?\*\*\s*/s, '')
      .split(/(?<=[.:)])\s+(?=[A-Z])/)
      .map((statement) => statement.replaceAll(/\s+/g, ' ').trim()),
  );
}

/** Without heads: what is in bold is what befalls a server. */
function rowsIn(page: string): string[] {
  return page.split('\n').filter((line) => line.startsWith('| **'));
}

function filesIn(text: string): string[] {
  return text.match(TEST_FILE) ?? [];
}

function faultsIn(claim: string): string[] {
  const files = filesIn(claim);
  if (files.length === 0) return [`names no test: ${claim}`];
  return files.filter((file) => !existsSync(new URL(file, PROJECT))).map((file) => `${file} is gone: ${claim}`);
}

function faultsInRow(row: string): string[] {
  const [, , , heldBy = '', shownBy = ''] = row.split(/(?<!\\)\|/);
  const command = COMMAND.exec(shownBy)?.[0];
  if (command === undefined) return [`has no command: ${row}`];
  const isShown = filesIn(heldBy).every((file) => command.includes(file));
  return [...faultsIn(heldBy), ...faultsIn(command), ...(isShown ? [] : [`the command shows something else: ${row}`])];
}

test('every promise of the README names the tests that hold it', () => {
  const statements = statementsIn(README);
  expect(statements.length).toBeGreaterThan(8);
  expect(statements.flatMap(faultsIn)).toEqual([]);
});

test('whatever a server lives through names the test and the command that show it', () => {
  const rows = rowsIn(RELIABILITY);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.flatMap(faultsInRow)).toEqual([]);
});

test.each(['README.md', 'docs/server.md'])('%s leads to what a server lives through', (page) => {
  expect(read(page)).toMatch(/\]\((?:docs\/)?reliability\.md\)/);
});

describe('a claim that nothing holds is found', () => {
  const promise = (text: string): string[] =>
    statementsIn(`\n## What is promised\n\n- **It is so.** ${text}\n\n## More\n`).flatMap(faultsIn);
  const row = (heldBy: string, shownBy: string): string[] =>
    faultsInRow(`| **rain** | it stays dry | ${heldBy} | ${shownBy} |`);
  const SELF = 'tools/promises.test.ts';

  test('in a promise', () => {
    expect(promise(`Always (\`${SELF}\`).`)).toEqual([]);
    expect(promise('Always.')).toEqual(['names no test: Always.']);
    expect(promise(`Always (\`${SELF}\`). And\n  ever.`)).toEqual(['names no test: And ever.']);
    expect(promise('Always (`tools/gone.test.ts`).')).toEqual([expect.stringMatching(/^tools\/gone.test.ts is gone/)]);
  });

  test('in a row', () => {
    expect(row(`\`${SELF}\``, `\`RAIN=2 npx vitest run ${SELF}\``)).toEqual([]);
    expect(row(`\`${SELF}\``, '')).toEqual([expect.stringMatching(/^has no command/)]);
    expect(row('us', `\`npx vitest run ${SELF}\``)).toEqual(['names no test:  us ']);
    expect(row(`\`${SELF}\``, '`npx vitest run tools/gone.test.ts`')).toHaveLength(2);
  });
});

/** The third promise: rules have names, and tests cite them. */
test.each(['straw', 'courte-paille', 'str8-eight'])('every clause of %s is cited by a test', (game) => {
  const clauses = [...read(`rules/${game}.en.md`).matchAll(/\*\*([A-Z]\d+[a-z]?)\*\*/g)].map(([, clause]) => clause!);
  const folder = `src/games/${game}/`;
  const names = readdirSync(new URL(folder, PROJECT), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.test.ts'));
  const titles = files.flatMap((name) => read(folder + name).match(/'[^'\n]*'/g) ?? []).join('\n');
  expect(clauses.length).toBeGreaterThan(20);
  expect(clauses.filter((clause) => !new RegExp(`\\b${clause}\\b`).test(titles))).toEqual([]);
});
