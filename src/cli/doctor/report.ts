import { clean, padEnd } from '../screen/text.ts';
import { counted } from '../upkeep/words.ts';
import { worstOf, type Finding, type Grade } from './finding.ts';

export function reportText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  return [...findings.flatMap((finding) => linesOf(finding, width)), '', summary(findings)].join('\n');
}

export function reportJson(version: string, findings: readonly Finding[]): string {
  return JSON.stringify({ version, worst: worstOf(findings), findings }, null, 2);
}

function linesOf({ about, grade, says, advice }: Finding, width: number): string[] {
  const head = `${padEnd(grade, 'warning'.length)}  ${padEnd(about, width)}  `;
  return [head + clean(says), ...(advice === undefined ? [] : [`${' '.repeat(head.length)}→ ${clean(advice)}`])];
}

function summary(findings: readonly Finding[]): string {
  const count = (grade: Grade): number => findings.filter((finding) => finding.grade === grade).length;
  const [failures, warnings] = [count('failure'), count('warning')];
  if (failures + warnings === 0) return 'All is well.';
  return `${counted(failures, 'failure', 'failures')}, ${counted(warnings, 'warning', 'warnings')}.`;
}
