import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Finding } from '../doctor/finding.ts';
import { COMMAND } from './command.ts';

interface Examined {
  readonly code: number;
  readonly findings: readonly Finding[];
}

/** What the built doctor finds; nothing is set around it but this. It does not block: tests may serve it meanwhile. */
export async function doctorFinds(args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Examined> {
  const { code, out } = await doctorSays([...args, '--json'], variables);
  return { code, findings: JSON.parse(out).findings };
}

export async function doctorSays(
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, [COMMAND, 'doctor', ...args], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, ...texts };
}

/** The computer that tests run on may have troubles of its own. */
const NOT_OURS = new Set(['memory', 'clock', 'handles', 'disk', 'network']);

/** What is not well. */
export function troublesIn({ findings }: Examined): string[] {
  const ours = findings.filter(({ grade, about }) => grade !== 'ok' && !NOT_OURS.has(about));
  return ours.map(({ grade, about, says }) => `${grade} ${about}: ${says}`);
}
