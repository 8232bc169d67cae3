import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { filesIn } from '../../server/upkeep/files.ts';
import type { Holder } from '../../server/upkeep/lock.ts';
import type { Condition } from '../../server/upkeep/look-into.ts';
import { lookBefore, nothingIn } from '../../server/upkeep/loss.ts';
import { openToOthers } from '../../server/upkeep/modes.ts';
import { Failure } from '../args.ts';
import { reasonOf } from '../files.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';
import { holdingOf } from '../upkeep/words.ts';
import { diskFindings } from './disk.ts';
import { bad, fine, odd, type Finding } from './finding.ts';

const ABOUT = 'database';
const RESTORE = 'put back the files or a backup (threestraws restore) before the server writes on';

export interface Found {
  readonly findings: readonly Finding[];
  /** The server that has the folder. */
  readonly server: Holder | undefined;
}

/** The folder with the database of SQLite. One that is not there is as good as an empty one: the first start makes it. */
export async function lookAtFolder(folder: string): Promise<Found> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return { findings: [await toBeMade(folder)], server: undefined };
  if (!found.isDirectory())
    return { findings: [bad(ABOUT, `${folder} is no folder`, 'set DATA_DIR to another')], server: undefined };
  return withUpkeep(async (upkeep) => {
    const server = await upkeep.call('holderOf', folder);
    const findings = [
      ...(await modes(folder)),
      fine(ABOUT, server === undefined ? `no server has ${folder} open` : `${server.name} serves from ${folder}`),
      ...(await databaseFindings(upkeep, folder, server !== undefined)),
      ...(await diskFindings(folder)),
    ];
    return { findings, server };
  });
}

async function toBeMade(folder: string): Promise<Finding> {
  const parent = await nearest(dirname(resolve(folder)));
  try {
    // with the dot, or a file would do
    await access(`${parent}/.`, constants.W_OK | constants.X_OK);
    return fine(ABOUT, `${folder} is not there yet: the first start makes it`);
  } catch (error) {
    return bad(
      ABOUT,
      `${folder} cannot be made in ${parent}: ${reasonOf(error)}`,
      'set DATA_DIR to a folder of your own',
    );
  }
}

async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

async function modes(folder: string): Promise<Finding[]> {
  const [first] = await openToOthers(folder).catch(() => []);
  if (first === undefined) return [];
  return [
    odd(ABOUT, `other users may look into ${first}`, `chmod go= ${first}; a start does it in a folder of its own`),
  ];
}

async function databaseFindings(upkeep: Upkeep, folder: string, isServed: boolean): Promise<Finding[]> {
  const { database, known } = filesIn(folder);
  const before = lookBefore(database, known);
  if (!before.hasDatabase && before.changes > 0) return [bad(ABOUT, nothingIn(database, before), RESTORE)];
  if (!before.hasDatabase) return [fine(ABOUT, 'there is none yet: the first start makes it')];
  try {
    return conditionFindings(await upkeep.call('lookInto', { folder, isServed }), database);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [bad(ABOUT, `${database} cannot be used: ${error.message}`, 'put back a backup: threestraws restore')];
  }
}

function conditionFindings({ version, newest, damage, loss, figures }: Condition, file: string): Finding[] {
  if (damage !== undefined)
    return [bad(ABOUT, `${file} is damaged: ${damage}`, 'stop the server, keep the file, and restore a backup')];
  if (loss !== undefined) return [bad(ABOUT, loss, RESTORE)];
  const later = version < newest ? `, to be brought up to ${newest} at the next start` : '';
  return [fine(ABOUT, `SQLite, sound, version ${version} of the schema${later}: ${holdingOf(figures)}`)];
}
