// Makes a release: `npm run release -- 0.2.0`. Built-ins of Node only, in the folder where it is called.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `npm run release -- VERSION [flags]

Makes a release of what is committed on main: gives the unreleased part of
CHANGELOG.md the version and today's date, sets the version of the package, runs
.ci/run, packs build/threestraws-VERSION.tgz, commits, and tags vVERSION. Pushes
nothing.

  --dry-run      tells what would change, and changes nothing
  --skip-checks  does not run .ci/run
  --help         tells this
`;

const CHANGELOG = 'CHANGELOG.md';
const PACKAGES = ['package.json', 'package-lock.json'];
const UNRELEASED = /^## (?:\S+ – )?unreleased$/gim;
const OUT = 'build';

class Wrong extends Error {}

function run(command, args, stdio = ['ignore', 'pipe', 'pipe']) {
  // an empty answer is null when it went elsewhere
  return (execFileSync(command, args, { encoding: 'utf8', stdio }) ?? '').trim();
}

const git = (...args) => run('git', args);
const read = (path) => readFileSync(path, 'utf8');

function checkTree(tag) {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') throw new Wrong(`releases are made on main, not on ${branch}`);
  if (git('status', '--porcelain') !== '') throw new Wrong('something is not committed: see git status');
  if (git('tag', '--list', tag) !== '') throw new Wrong(`${tag} is there already`);
}

function partsOf(version) {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (parts === undefined) throw new Wrong(`a version is like 0.2.0, not '${version}'`);
  return parts;
}

/** The same version is right for the first release of it. */
function checkOrder(version, before) {
  const [wanted, known] = [partsOf(version), partsOf(before)];
  const place = wanted.findIndex((part, i) => part !== known[i]);
  if (place >= 0 && wanted[place] < known[place]) throw new Wrong(`${version} is older than ${before}`);
}

/** What changed stands below one heading, up to the next. */
function changelogWith(text, version, date) {
  const headings = [...text.matchAll(UNRELEASED)];
  if (headings.length !== 1) throw new Wrong(`${CHANGELOG} has ${headings.length} unreleased headings, not one`);
  const [{ 0: heading, index }] = headings;
  const notes = text
    .slice(index + heading.length)
    .split(/^## /m)[0]
    .trim();
  if (notes === '') throw new Wrong(`${CHANGELOG} says nothing about this release`);
  return { notes, text: text.replace(heading, `## ${version} – ${date}`) };
}

/** A lock file names the package twice. */
function packageWith(text, version) {
  const pack = JSON.parse(text);
  pack.version = version;
  if (pack.packages !== undefined) pack.packages[''].version = version;
  return `${JSON.stringify(pack, null, 2)}\n`;
}

function plannedFor(version) {
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const { notes, text } = changelogWith(read(CHANGELOG), version, date);
  const files = [[CHANGELOG, text], ...PACKAGES.map((path) => [path, packageWith(read(path), version)])];
  return { notes, files, date };
}

function make({ files }, version, tag, isChecked) {
  for (const [path, text] of files) writeFileSync(path, text);
  try {
    if (isChecked) run('.ci/run', [], 'inherit');
    mkdirSync(OUT, { recursive: true });
    run('npm', ['pack', '--pack-destination', OUT], ['ignore', 'ignore', 'inherit']);
  } catch (error) {
    git('checkout', '--', CHANGELOG, ...PACKAGES);
    throw new Wrong(`nothing was released: ${error.message.split('\n')[0]}`);
  }
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', tag, '--message', tag);
}

function main() {
  const flags = { 'dry-run': { type: 'boolean' }, 'skip-checks': { type: 'boolean' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
  if (values.help) return console.log(HELP.trimEnd());
  const [version = '', ...more] = positionals;
  if (more.length > 0) throw new Wrong(`'${more[0]}' is too much`);
  const tag = `v${version}`;
  checkOrder(version, JSON.parse(read('package.json')).version);
  checkTree(tag);
  const plan = plannedFor(version);
  if (values['dry-run']) return console.log(`Would release ${version} of ${plan.date}:\n\n${plan.notes}`);
  make(plan, version, tag, !values['skip-checks']);
  console.log(`Released ${version}: ${OUT}/ has the package, ${tag} the tag. Now: git push --follow-tags`);
}

try {
  main();
} catch (error) {
  const isOurs = error instanceof Wrong || String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOurs) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
