import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS, versionOf } from '../store/migrations.ts';
import { Written } from '../store/written.ts';
import { damageIn } from './damage.ts';
import { figuresOf, refuseForeign, type Figures } from './database-file.ts';
import { filesIn } from './files.ts';
import { lookBefore, lostIn } from './loss.ts';

const PATIENCE = 5000;
/** The first version that counts what is written. */
const COUNTED = 3;

/** How the database of a folder is. */
export interface Condition {
  readonly version: number;
  /** The version that this program writes. */
  readonly newest: number;
  /** What is wrong with it, in SQLite's words. */
  readonly damage: string | undefined;
  readonly loss: string | undefined;
  readonly figures: Figures;
}

interface Looking {
  readonly folder: string;
  /** Whether a server has it open. */
  readonly isServed: boolean;
}

/** Looks at a database and changes nothing, not even which files are beside it. Throws, in words, if it is none of ours. */
export function lookInto({ folder, isServed }: Looking): Condition {
  const { database: file, known } = filesIn(folder);
  const before = lookBefore(file, known);
  const db = openedForLooking(file, isServed);
  try {
    refuseForeign(db);
    const damage = damageIn(db);
    const version = versionOf(db);
    const isKnown = damage === undefined && version >= COUNTED;
    const loss = isKnown ? lostIn(db, file, before, new Written(db).changes()) : undefined;
    return { version, newest: MIGRATIONS.length, damage, loss, figures: figuresOf(db, file) };
  } finally {
    db.close();
  }
}

/**
 * Beside a server it is opened as the server has it: who only reads could leave files behind. What a kill has left must not be tidied up, and
 * what was closed in order is read as a file that nobody changes.
 */
export function openedForLooking(file: string, isServed: boolean): DatabaseSyncInstance {
  if (isServed) return new DatabaseSync(file, { timeout: PATIENCE });
  if (existsSync(`${file}-wal`)) return new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}
