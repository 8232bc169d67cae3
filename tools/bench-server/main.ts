import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../src/games/games.ts';
import { STEP_OF_MOVES, type Report, type SiegeReport } from './report.ts';
import { drive, Subject } from './processes.ts';

const TABLES = 200;
const SECONDS = Number(process.argv[2] ?? 10);
const WARM = 3;
const CROWDS = [0, 1000, 4000];
const STREAMS = 5000;
const HERE = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = `${HERE}bin/threestraws`;
/** The game that the server's own speed is measured with. */
const GAME = GAMES[0]!.id;
/** A match that goes on for as many moves as any can. */
const LONG_MATCH = { game: 'str8-eight', options: { target: 1000 } };
const ENV = { PORT: '0', METRICS_PORT: '0', RATE_LIMIT: '0' };
/** So slow that bots are out of the way. */
const NO_BOTS = { BOT_PACE: '60000' };
/** The usual pace and a limit, but one that lets an address open 60 tables at once. */
const SIEGE = { TRUST_PROXY: '1', RATE_LIMIT: '80' };

/** On the disk that the project is on: a folder in memory would flatter. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(`${HERE}build/bench-data-`);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withServer<T>(work: (server: Subject) => Promise<T>, more: Record<string, string> = NO_BOTS): Promise<T> {
  return withFolder(async (folder) => {
    const server = await Subject.start(SERVER, ['serve'], { ...ENV, ...more, DATA_DIR: folder });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  });
}

interface Played extends Report {
  readonly memory: number;
  /** Microseconds of the server's work for a move. */
  readonly cost: number;
}

async function play(
  server: Subject,
  more: { tables?: number; every?: number; game?: string; options?: object; bots?: string; seconds?: number },
): Promise<Played> {
  const job = {
    kind: 'play',
    game: GAME,
    options: {},
    tables: TABLES,
    every: 0,
    seconds: SECONDS,
    warm: WARM,
    ...server.where,
    ...more,
  } as const;
  let before = 0;
  let work = 0;
  let memory = 0;
  const report = await drive<Report>(job, {
    measuring: () => (before = server.work),
    measured: () => {
      work = server.work - before;
      memory = server.memory;
    },
  });
  return { ...report, memory, cost: (work / (report.perSecond * job.seconds)) * 1e6 };
}

async function fullSpeed(): Promise<void> {
  const full = await withServer((server) => play(server, {}));
  const bare = await withFolder(async (folder) => {
    const server = await Subject.start(fileURLToPath(new URL('./bare.js', import.meta.url)), [folder]);
    const report = await drive<Report>({ kind: 'bare', connections: TABLES, seconds: SECONDS, ...server.where });
    await server.stop();
    return report;
  });
  console.log(`${TABLES} tables of four, ${GAME}, full speed, every move flushed to SQLite`);
  console.log(`  moves a second        ${full.perSecond.toFixed(0)}   (goal 2000)`);
  console.log(
    `  acknowledged in       p50 ${full.p50.toFixed(0)} ms, p99 ${full.p99.toFixed(0)} ms   (goal p99 < 200)`,
  );
  console.log(`  memory                ${full.memory.toFixed(0)} MB   (goal < 200)`);
  console.log(`  work for a move       ${full.cost.toFixed(0)} µs of CPU, of both threads`);
  console.log(
    `  a bare durable append ${bare.perSecond.toFixed(0)} a second, p99 ${bare.p99.toFixed(0)} ms; ratio ${(full.perSecond / bare.perSecond).toFixed(2)}`,
  );
}

async function onePerSecond(): Promise<void> {
  const calm = await withServer((server) => play(server, { every: 1000 }));
  console.log(`${TABLES} tables at one move a second`);
  console.log(
    `  ${calm.perSecond.toFixed(0)} moves a second, p50 ${calm.p50.toFixed(1)} ms, p99 ${calm.p99.toFixed(1)} ms   (goal p99 < 25)`,
  );
}

async function hardBots(): Promise<void> {
  for (const { id: game } of GAMES) {
    const party = { tables: 50, every: 1000, game, bots: 'hard', seconds: 2 * SECONDS };
    const { p50, p99, bots } = await withServer((server) => play(server, party), {});
    console.log(`50 tables of ${game}, one person at one move a second and three hard bots each`);
    console.log(`  a move is acknowledged in p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms   (goal p99 < 100)`);
    console.log(
      `  ${bots.perSecond.toFixed(0)} moves of bots a second, each after p50 ${bots.p50.toFixed(0)} ms, p99 ${bots.p99.toFixed(0)} ms   (goal p99 < 3000)`,
    );
  }
}

async function idleStreams(): Promise<void> {
  await withServer(async (server) => {
    const before = server.memory;
    let after = 0;
    await drive(
      { kind: 'watch', streams: STREAMS, tables: 50, ...server.where },
      { measuring: () => (after = server.memory) },
    );
    const each = ((after - before) * 1024) / STREAMS;
    console.log(
      `${STREAMS} idle streams: ${(after - before).toFixed(0)} MB more   (goal < 200), ${each.toFixed(1)} KB each`,
    );
  });
}

async function byLength(): Promise<void> {
  const long = await withServer((server) => play(server, { tables: 20, ...LONG_MATCH, seconds: 2 * SECONDS }));
  const points = long.byLength
    .map((ms, i) => (ms === null ? '' : `${i * STEP_OF_MOVES}: ${ms.toFixed(1)}`))
    .filter((text) => text !== '');
  console.log(
    `Median ms to acknowledge by the number of the move at its table (${LONG_MATCH.game} to ${LONG_MATCH.options.target}, 20 tables)\n  ${points.join('  ')}`,
  );
}

async function byCrowd(): Promise<void> {
  console.log('With other tables in memory where a match is going on, 50 tables at full speed');
  for (const others of CROWDS) {
    await withServer(async (server) => {
      await drive({ kind: 'crowd', tables: others, ...server.where });
      const { perSecond, p50, p99, cost, memory } = await play(server, { tables: 50, seconds: SECONDS / 2 });
      console.log(
        `  ${String(others).padStart(5)} others: ${perSecond.toFixed(0)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cost.toFixed(0)} µs a move, ${memory.toFixed(0)} MB`,
      );
    });
  }
}

async function siege(): Promise<void> {
  const found = await withServer(
    (server) => drive<SiegeReport>({ kind: 'siege', seconds: 2 * SECONDS, warm: WARM, ...server.where }),
    SIEGE,
  );
  const ms = (number: number): string => `${number.toFixed(0)} ms`;
  console.log('One address keeps 60 tables with three masters each, 20 others ask for hints as fast as they may');
  console.log(
    `  a lone table's medium bots answer after p50 ${ms(found.mediumP50)}, p95 ${ms(found.mediumP95)}   (goal p95 < 2000)`,
  );
  console.log(`  HTTP answers in p50 ${ms(found.httpP50)}, p99 ${ms(found.httpP99)}   (goal p99 < 200)`);
  console.log(
    `  ${found.mastersPerSecond.toFixed(0)} moves of masters a second, p95 ${ms(found.mastersP95)}; ${found.hintsPerSecond.toFixed(0)} hints a second, ${found.refusedPerSecond.toFixed(0)} refused`,
  );
}

const MEASURES = { fullSpeed, onePerSecond, hardBots, idleStreams, byLength, byCrowd, siege };
const names = Object.keys(MEASURES);
const only = process.argv[3];
if (only !== undefined && !names.includes(only)) {
  console.error(`bench:server: there is no measure ${only}; there are ${names.join(', ')}`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(MEASURES)) if (only === undefined || name === only) await measure();
