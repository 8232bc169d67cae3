import { NEWEST } from '../../../server/store/postgres/migrations.ts';
import { counted } from '../../upkeep/words.ts';
import { apartFinding } from '../clock.ts';
import { fine, type Finding } from '../finding.ts';
import type { Facts } from './facts.ts';
import { ABOUT, FAULTS, ms } from './faults.ts';

/** What is to be said of a database that so many processes share. */
export function judge(facts: Facts, processes: number): Finding[] {
  const found = FAULTS.filter(({ isSo }) => isSo(facts, processes)).map(({ finding }) => finding(facts, processes));
  return [fine(ABOUT, inShort(facts)), fine(ABOUT, servedFrom(facts)), ...found, apartFinding(facts.ahead)];
}

function servedFrom({ made }: Facts): string {
  if (made === undefined) return 'nothing of ours is there yet: the first start makes it';
  const later = made.version < NEWEST ? `, to be brought up to ${NEWEST} at the next start` : '';
  return `version ${made.version} of the schema${later}: ${counted(made.processes, 'process serves', 'processes serve')} from it`;
}

function inShort({ version, roundTrip, commit }: Facts): string {
  const safe = commit === undefined ? '' : `, something is safe there after ${ms(commit)}`;
  return `PostgreSQL ${version} answers after ${ms(roundTrip)}${safe}`;
}
