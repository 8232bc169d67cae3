import { GAMES } from '../../src/games/games.ts';
import { quantile, type SiegeReport } from './report.ts';
import { BusyTable, type Moved } from './table.ts';
import { Wires, type Where } from './wire.ts';

export interface Siege {
  readonly kind: 'siege';
  readonly seconds: number;
  readonly warm: number;
}

const TABLES = 60;
const HINTERS = 20;
const BETWEEN_LOOKS = 50;
const GAME = GAMES[0]!.id;
const PARTY = { game: GAME, options: {}, every: 0, seats: 4 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Heard {
  readonly masters: Moved[];
  readonly alone: Moved[];
  readonly looks: number[];
  hints: number;
  refused: number;
}

/** One address with many tables of masters, many that ask for hints, and somebody alone who only wants to play. */
export async function siege({ seconds, warm, ...where }: Siege & Where): Promise<SiegeReport> {
  const heard: Heard = { masters: [], alone: [], looks: [], hints: 0, refused: 0 };
  const besieger = { ...where, from: '10.0.0.1' };
  const masters = Array.from(
    { length: TABLES },
    () => new BusyTable([new Wires(besieger)], { ...PARTY, bots: 'master' }, (moved) => heard.masters.push(moved)),
  );
  const alone = new BusyTable([new Wires({ ...where, from: '10.0.1.1' })], { ...PARTY, bots: 'medium' }, (moved) =>
    heard.alone.push(moved),
  );
  for (const table of [...masters, alone]) await table.open();
  for (const table of [...masters, alone]) void table.start();
  for (let i = 0; i < HINTERS; i++) void askForHints({ ...where, from: `10.0.2.${i + 1}` }, heard);
  void look({ ...where, from: '10.0.3.1' }, heard);
  await pause(warm * 1000);
  heard.masters.length = heard.alone.length = heard.looks.length = heard.hints = heard.refused = 0;
  await pause(seconds * 1000);
  return reportOf(heard, seconds);
}

function reportOf({ masters, alone, looks, hints, refused }: Heard, seconds: number): SiegeReport {
  const timesOf = (moved: readonly Moved[], who: Moved['by']): number[] =>
    moved.filter(({ by }) => by === who).map(({ ms }) => ms);
  const medium = timesOf(alone, 'bot');
  const http = [...timesOf(alone, 'person'), ...looks];
  const bots = timesOf(masters, 'bot');
  return {
    mediumP50: quantile(medium, 0.5),
    mediumP95: quantile(medium, 0.95),
    httpP50: quantile(http, 0.5),
    httpP99: quantile(http, 0.99),
    mastersPerSecond: bots.length / seconds,
    mastersP95: quantile(bots, 0.95),
    hintsPerSecond: hints / seconds,
    refusedPerSecond: refused / seconds,
  };
}

/** Again and again about the same question; who is refused waits as long as told. */
async function askForHints(where: Where, heard: Heard): Promise<void> {
  const wire = new Wires(where);
  const { token } = await wire.json<{ token: string }>('POST', '/api/tokens', '', {});
  const wish = { game: GAME, seats: ['me', { bot: 'random' }], hints: true };
  const { table } = await wire.json<{ table: { id: string } }>('POST', '/api/tables', token, wish);
  const path = `/api/tables/${table.id}`;
  await wire.json('POST', `${path}/start`, token, {});
  while ((await wire.json<{ ask: unknown }>('GET', path, token)).ask === null) await pause(100);
  for (;;) {
    const { status, retryAfter } = await wire.request('POST', `${path}/hint`, token);
    if (status === 200) heard.hints++;
    else heard.refused++;
    if (status === 429) await pause(retryAfter * 1000);
    else if (status !== 200) throw new Error(`a hint was answered with ${status}`);
  }
}

/** How long anybody waits for the simplest answer. */
async function look(where: Where, { looks }: Heard): Promise<void> {
  const wire = new Wires(where);
  for (;;) {
    const from = performance.now();
    const { status } = await wire.request('GET', '/api/games', '');
    if (status !== 200) throw new Error(`a look was answered with ${status}`);
    looks.push(performance.now() - from);
    await pause(BETWEEN_LOOKS);
  }
}
