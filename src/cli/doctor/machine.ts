import { readFile } from 'node:fs/promises';
import { thousands } from '../figures.ts';
import { bad, fine, odd, type Finding } from './finding.ts';

/** With which each version is tried. */
const OLDEST_NODE = [20, 19] as const;
/** Every stream is one, and so is every request. */
const FEW_HANDLES = 4096;
/** What one process takes while hundreds of tables are played at. */
const NEEDED = 200e6;
const MB = 1e6;

export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, andThen] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= andThen)) return fine('node', version);
  return bad('node', `${version} is too old`, `install ${OLDEST_NODE.join('.')} or newer`);
}

export function memoryFinding(available: number): Finding {
  const says = `${thousands(available / MB)} MB are there to be used`;
  if (available >= NEEDED) return fine('memory', says);
  return odd('memory', says, `a server that is busy takes ${NEEDED / MB} MB: give it more`);
}

/** Of the server, if one runs here; else of whoever starts this, which may be another than a service gets. */
export async function handlesFinding(server: number | undefined): Promise<Finding> {
  const limits = await readFile(`/proc/${server ?? 'self'}/limits`, 'utf8').catch(() => '');
  return handlesIn(limits, server === undefined ? 'this shell' : `process ${server}`);
}

export function handlesIn(limits: string, whose: string): Finding {
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (most === undefined) return fine('handles', 'how many files may be open is not told here');
  const says = `${whose} may have ${thousands(Number(most))} files open`;
  if (Number(most) >= FEW_HANDLES) return fine('handles', says);
  return odd('handles', `${says}, and every stream is one`, 'raise it to 65536: LimitNOFILE of a unit, or ulimit -n');
}
