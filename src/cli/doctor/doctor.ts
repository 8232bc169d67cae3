import { availableMemory } from 'node:process';
import type { Settings } from '../../server/settings.ts';
import { noWords, numberFlag, textFlag, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { readSettings, SETTING_FLAGS } from '../serve/settings.ts';
import { versionOf } from '../version.ts';
import { clockFinding } from './clock.ts';
import { lookAtFolder, type Found } from './data-folder.ts';
import { bad, worstOf, type Finding } from './finding.ts';
import { handlesFinding, memoryFinding, nodeFinding } from './machine.ts';
import { oddSettings } from './odd-settings.ts';
import { lookAtDoor } from './door/door.ts';
import { lookAtPostgres } from './postgres/postgres.ts';
import { reportJson, reportText } from './report.ts';

const FAILED = 1;
const PROCESSES = { min: 1, max: 1000, byDefault: 2 };

export const doctor: Command = {
  name: 'doctor',
  words: '',
  says: 'Looks whether a server can do its work here: settings, database, disk, clock, limits. It takes the flags and variables of serve, says what to do about what is not well, and changes nothing. With --url it asks a server that runs, through its proxy.',
  flags: {
    ...SETTING_FLAGS,
    processes: { value: 'NUMBER', says: 'how many processes share the database of DATABASE_URL (2)' },
    url: { value: 'URL', says: 'looks at this address alone, as people reach it' },
    json: { says: 'prints what was found as JSON' },
  },
  run,
};

/** Warnings are no failure. */
async function run(args: Args): Promise<number> {
  noWords(args);
  const url = textFlag(args, 'url');
  const findings = await (url === undefined ? lookHere(args) : lookAtDoor(url));
  console.log(args.flags['json'] === true ? reportJson(versionOf(), findings) : reportText(findings));
  return worstOf(findings) === 'failure' ? FAILED : 0;
}

async function lookHere(args: Args): Promise<Finding[]> {
  const machine = [
    nodeFinding(process.versions.node),
    memoryFinding(availableMemory()),
    await clockFinding(Date.now()),
  ];
  // what was typed must make sense; what stands in the environment may be what is wrong
  readSettings(args, {});
  const processes = numberFlag(args, 'processes', PROCESSES);
  try {
    return [...machine, ...(await lookAt(readSettings(args, process.env), processes))];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [...machine, bad('settings', error.message, 'mend the variable: a server will not start with it')];
  }
}

async function lookAt(settings: Settings, processes: number): Promise<Finding[]> {
  const { dataDir, databaseUrl: url } = settings;
  const data = url === undefined ? await lookAtFolder(dataDir) : await lookAtDatabase(url, processes);
  return [...oddSettings(settings), await handlesFinding(data.server?.pid), ...data.findings];
}

async function lookAtDatabase(url: string, processes: number): Promise<Found> {
  return { findings: await lookAtPostgres(url, processes), server: undefined };
}
