import { GAMES } from '../../src/games/games.ts';
import { NO_BOTS, withFolder, withServers } from '../traffic/ground.ts';
import { drive, type Subject } from '../traffic/processes.ts';
import { STEP_OF_MOVES, type Report, type SiegeReport } from '../traffic/report.ts';
import { playRole } from '../traffic/role.ts';
import type { Party } from '../traffic/table.ts';

await playRole();

const SECONDS = Number(process.argv[2] ?? 10);
const WARM = 3;
const STREAMS = 5000;
/** A match that goes on for as many moves as any can. */
const LONG_MATCH = { game: 'str8-eight', options: { target: 1000 } };
/** The usual pace and a limit, but one that lets an address open 60 tables at once. */
const SIEGE = { TRUST_PROXY: '1', RATE_LIMIT: '80' };

function withServer<T>(work: (server: Subject) => Promise<T>, env: Readonly<Record<string, string>>): Promise<T> {
  return withFolder((folder) => withServers(1, { ...env, DATA_DIR: folder }, ([server]) => work(server!)));
}

function play({ where }: Subject, tables: number, party: Partial<Party>): Promise<Report> {
  const parties = [{ game: GAMES[0]!.id, options: {}, every: 0, seats: 4, ...party }];
  return drive<Report>({
    kind: 'play',
    servers: [where],
    isSpread: false,
    parties,
    tables,
    seconds: 2 * SECONDS,
    warm: WARM,
  });
}

async function hardBots(): Promise<void> {
  for (const { id: game } of GAMES) {
    const party = { every: 1000, game, bots: 'hard' };
    const { p50, p99, bots } = await withServer((server) => play(server, 50, party), {});
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
  }, NO_BOTS);
}

async function byLength(): Promise<void> {
  const long = await withServer((server) => play(server, 20, LONG_MATCH), NO_BOTS);
  const points = long.byLength
    .map((ms, i) => (ms === null ? '' : `${i * STEP_OF_MOVES}: ${ms.toFixed(1)}`))
    .filter((text) => text !== '');
  console.log(
    `Median ms to acknowledge by the number of the move at its table (${LONG_MATCH.game} to ${LONG_MATCH.options.target}, 20 tables)\n  ${points.join('  ')}`,
  );
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

const MEASURES = { hardBots, idleStreams, byLength, siege };
const names = Object.keys(MEASURES);
const only = process.argv[3];
if (only !== undefined && !names.includes(only)) {
  console.error(`bench:server: there is no measure ${only}; there are ${names.join(', ')}`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(MEASURES)) if (only === undefined || name === only) await measure();
