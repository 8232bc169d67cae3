import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../src/cli/testing/program.ts';
import { deployedYaml } from './files.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const OPERATING = read('docs/operating.md');
const PAGES = [
  'docs/operating.md',
  'docs/server.md',
  'docs/reliability.md',
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

/** As places that host code make them of headings. */
function anchorsIn(page: string): string[] {
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(PROJECT, path))) return true;
  return anchor !== undefined && path.endsWith('.md') && !anchorsIn(read(path)).includes(anchor);
}

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !/^https?:/.test(link) && isBroken(page, link))).toEqual([]);
});

test('every file of deploy/ that it names is there', () => {
  const named = [...OPERATING.matchAll(/deploy\/([\w.@*-]+\w)/g)].map(([, name]) => name!);
  const made = new Set(['.env', 'threestraws*.service']);
  expect(named.filter((name) => !made.has(name) && !existsSync(join(PROJECT, 'deploy', name)))).toEqual([]);
});

test('it says what to do about every alert, and about none that there is not', () => {
  const { groups } = deployedYaml<{ groups: { rules: { alert: string }[] }[] }>('prometheus-rules.yml');
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const named = [...OPERATING.matchAll(/`(ThreeStraws\w+)`/g)].map(([, alert]) => alert!);
  expect(named.sort()).toEqual(alerts.sort());
});
