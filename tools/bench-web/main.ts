import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Subject } from '../traffic/processes.ts';
import { measureBytes } from './bytes.ts';
import { isKept, medians, tableOf, type Finding } from './figures.ts';
import { wasRunInForeground } from './foreground.ts';
import { measureFrames } from './frames.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureTaps } from './taps.ts';

const HELP = `npm run bench:web -- [--runs N] [--only bytes,taps,frames,lighthouse]

Measures the built page in a real Chromium against its budgets and prints the median of N runs (3 if not said).
Ends with 0 if every budget holds, else with 1. Close other programs first: they are measured too.`;

const MEASURES = {
  bytes: measureBytes,
  taps: measureTaps,
  frames: measureFrames,
  lighthouse: measureLighthouse,
} as const;

async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-data-'));
  const server = await Subject.serve({ PORT: '0', RATE_LIMIT: '0', DATA_DIR: folder });
  try {
    return await work(`http://${server.where.host}:${server.where.port}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, runs: { type: 'string' }, only: { type: 'string' } },
  });
  if (values.help === true) return console.log(HELP);
  const runs = Number(values.runs ?? 3);
  const wanted = values.only?.split(',') ?? Object.keys(MEASURES);
  const findings = await withServer(async (url) => {
    const all: Finding[] = [];
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (!wanted.includes(name)) continue;
      const found: Finding[][] = [];
      for (let run = 1; run <= runs; run++) {
        console.error(`${name}, ${run} of ${runs} …`);
        found.push(await measure(url));
      }
      all.push(...medians(found));
    }
    return all;
  });
  console.log(tableOf(findings));
  const [load = 0] = loadavg();
  if (load > 2 * cpus().length)
    console.log(`The machine was busy with other things (load ${load.toFixed(1)}): times are too long.`);
  process.exitCode = findings.every(isKept) ? 0 : 1;
}

if (!wasRunInForeground()) await main();
