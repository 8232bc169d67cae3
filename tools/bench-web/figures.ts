/** Something that was measured, and what it may be at most or at least. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

/** What could not be measured here, and why. */
interface Unmeasured {
  readonly what: string;
  readonly because: string;
}

export type Finding = Figure | Unmeasured;

/** Of several runs the one in the middle, figure by figure. */
export function medians(runs: readonly (readonly Finding[])[]): Finding[] {
  return (runs[0] ?? []).map((first, at) => {
    const all = runs.map((run) => run[at] ?? first);
    const missing = all.find((one) => 'because' in one);
    if (missing !== undefined) return missing;
    const values = (all as Figure[]).map(({ value }) => value).sort((a, b) => a - b);
    return { ...(first as Figure), value: values[Math.floor(values.length / 2)]! };
  });
}

export function isKept(finding: Finding): boolean {
  if ('because' in finding) return false;
  const { value, most = Infinity, least = -Infinity } = finding;
  return value <= most && value >= least;
}

export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    if ('because' in finding) return [finding.what, 'not measured', '', finding.because];
    const { value, unit, most, least } = finding;
    const budget = most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`;
    const verdict = budget === '' ? '' : isKept(finding) ? 'ok' : 'OVER';
    return [finding.what, `${rounded(value)} ${unit}`.trim(), budget, verdict];
  });
  const all = [['', 'median', 'budget', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map(([what, value, budget, verdict]) =>
      [what!.padEnd(widths[0]!), value!.padStart(widths[1]!), budget!.padStart(widths[2]!), verdict]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
