import { writeFileSync } from 'node:fs';
import type { MatchRecord } from '../../engine/record/record.ts';
import { threestraws } from './command.ts';
import { newFile } from './typed.ts';

/** What the built command says of these records, without the names of the matches, and with which exit code. */
export function verified(
  records: MatchRecord | readonly MatchRecord[],
  ...args: string[]
): { code: number; says: string[] } {
  const file = newFile('records.ndjson');
  writeFileSync(
    file,
    [records]
      .flat()
      .map((record) => `${JSON.stringify(record)}\n`)
      .join(''),
  );
  const { status, stdout, stderr } = threestraws(['verify', file, ...args]);
  if (stderr !== '') throw new Error(stderr);
  const says = stdout.split('\n').slice(0, -1);
  return { code: status!, says: says.map((line) => line.replace(/^match \d+ \(line \d+\): /, '')) };
}
