import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { bad, fine, odd, type Finding } from './finding.ts';

const ABOUT = 'clock';
const QUESTION = ['show', '--property=NTPSynchronized', '--value'];
const WAIT_AT_MOST = 3000;
/** In milliseconds. */
const APART = 1000;

/** Deadlines in days go by it, and so do certificates. Nothing here depends on the time zone. */
export async function clockFinding(now: number): Promise<Finding> {
  if (now < builtAt()) return bad(ABOUT, `it is ${dateOf(now)}, before this program was built`, 'set the clock');
  return synchronised(await systemSays(), now);
}

/** What timedatectl says; nothing where there is none, as in a container. */
export function synchronised(answer: string | undefined, now: number): Finding {
  if (answer === 'no')
    return odd(ABOUT, 'nothing keeps the clock right', 'switch on a time service: timedatectl set-ntp true, or chrony');
  return fine(
    ABOUT,
    `${dateOf(now)}${answer === 'yes' ? ', kept right by the system' : '; who keeps it right is not told here'}`,
  );
}

/** Against the clock of the database, which all processes share. */
export function apartFinding(ahead: number): Finding {
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  if (Math.abs(ahead) < APART) return fine(ABOUT, `within ${seconds} s of the database's`);
  const says = `the database is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this computer`;
  return odd(ABOUT, says, 'let a time service keep both clocks right');
}

async function systemSays(): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('timedatectl', QUESTION, { timeout: WAIT_AT_MOST })).stdout.trim();
  } catch {
    return undefined;
  }
}

function builtAt(): number {
  return statSync(new URL(import.meta.url)).mtimeMs;
}

function dateOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}
