// scratch: trains and measures
import { readFileSync, writeFileSync } from 'node:fs';
import { Asker } from '../../src/bots/bot.ts';
import { botOf } from '../../src/bots/bots.ts';
import { judge } from '../../src/bots/courte-paille/judge.ts';
import { faceDown } from '../../src/games/courte-paille/state.ts';
import { CourtePailleFeatures } from '../../src/bots/courte-paille/features.ts';
import { LOGIT, Network } from '../../src/bots/network/network.ts';
import { fairBot, readSpec } from '../../src/bots/spec.ts';
import { StrawFeatures } from '../../src/bots/straw/features.ts';
import { FastChance } from '../../src/engine/chance/fast.ts';
import { readOptions } from '../../src/engine/options.ts';
import { firstOf, has, seatsIn } from '../../src/engine/seats.ts';
import { gameNamed } from '../../src/games/games.ts';
import { Learner } from './learner.ts';
import { packed } from './pack.ts';
import { SelfPlay } from './self-play.ts';

const arg = (name: string, def: string): string => {
  const i = process.argv.indexOf('--' + name);
  return i < 0 ? def : process.argv[i + 1]!;
};
const id = arg('game', 'straw');
const matches = Number(arg('matches', '50000'));
const game = gameNamed(id)!;
const FEATURES: Record<string, () => any> = {
  straw: () => new StrawFeatures(),
  'courte-paille': () => new CourtePailleFeatures(),
};
const features = FEATURES[id]!();
const file = arg('out', `/tmp/net-${id}-${arg('seats', '2')}.bin`);

interface Table {
  readonly name: string;
  readonly seats: number;
  readonly options: any;
}
/** `--seats 2,3 --tables '{};{"form":"announced"}'`: all of them with all numbers of seats. */
function tablesOf(seats: string, list: string): Table[] {
  return seats.split(',').flatMap((n) =>
    list.split(';').map((text) => ({
      name: n + text.replaceAll('"', ''),
      seats: Number(n),
      options: (readOptions(game.options, Number(n), JSON.parse(text)) as any).options,
    })),
  );
}
const tables = tablesOf(arg('seats', '2'), arg('tables', '{}'));
const measured = tablesOf(arg('measure-seats', arg('seats', '2')), arg('measure', arg('tables', '{}')));

type Player = (state: any, seat: number) => number;
interface Value {
  begin(f: Uint16Array, n: number): void;
  look(f: Uint16Array, a: number, b: number): number;
}
function netPlayer(value: Value, warmth = 0): Player {
  const desk = new Uint16Array(features.most);
  const moves = new Uint16Array(game.mostMoves);
  return (state, seat) => {
    const count = game.moves(state, seat, moves);
    if (count === 1) return moves[0]!;
    const common = features.look(state, seat, desk);
    value.begin(desk, common);
    let best = 0,
      most = -Infinity;
    for (let i = 0; i < count; i++) {
      let v = value.look(desk, common, features.add(state, seat, moves[i]!, desk, common));
      if (warmth > 0) v -= warmth * Math.log(-Math.log(Math.random()));
      if (v > most) {
        most = v;
        best = i;
      }
    }
    return moves[best]!;
  };
}
/** `--hybrid 0`: the network where that is the phase, `--else` elsewhere. */
function hybrid(player: Player, phases: string, other: Player): Player {
  return (state, seat) => (phases.includes(String(state.phase)) ? player(state, seat) : other(state, seat));
}
function botPlayer(spec: string): (asker: Asker, luck: FastChance) => Player {
  const bot = fairBot(id, (readSpec(id, spec) as any).spec);
  return (asker, luck) => (_state, seat) => asker.ask(bot, seat, luck);
}
/** Duplicate deals: every other seat, then the seats between, so that half of all wins is as good as the other. */
function measure({ name, seats, options }: Table, player: Player | string, against: string, deals: number): string {
  const state = game.blank(seats, options);
  const asker = new Asker(game, state);
  const chance = new FastChance(new Uint8Array(32));
  const luck = new FastChance(new Uint8Array(32));
  const phases = arg('hybrid', '');
  let mineToMove = typeof player === 'string' ? botPlayer(player)(asker, luck) : player;
  if (phases !== '') mineToMove = hybrid(mineToMove, phases, botPlayer(arg('else', 'medium'))(asker, luck));
  const theirs = botPlayer(against)(asker, luck);
  let sum = 0,
    sq = 0;
  const started = process.cpuUsage().user;
  for (let deal = 0; deal < deals; deal++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, 777 + deal);
    seed[9] = 5;
    let share = 0;
    const turn = deal % seats;
    for (let side = 0; side < 2; side++) {
      chance.reseed(seed);
      luck.reseed(seed);
      luck.begin(side, 5);
      game.start(state, chance);
      const mine = (seat: number): boolean => ((seat + turn) % seats) % 2 === side;
      for (let w = game.waitingFor(state); w !== 0; w = game.waitingFor(state)) {
        const seat = firstOf(w);
        game.play(state, seat, mine(seat) ? mineToMove(state, seat) : theirs(state, seat), chance);
      }
      const winners = seatsIn(game.winners(state));
      for (const w of winners) if (mine(w)) share += 1 / winners.length;
    }
    share /= 2;
    sum += share;
    sq += share * share;
  }
  const mean = sum / deals;
  const err = 1.96 * Math.sqrt((sq / deals - mean * mean) / deals);
  return `${name} ${against}: ${(100 * mean).toFixed(1)} ± ${(100 * err).toFixed(1)} (${deals} deals, ${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s)`;
}

if (arg('player', '') !== '') {
  for (const table of measured)
    for (const spec of arg('against', 'medium').split(','))
      console.log(arg('player', ''), measure(table, arg('player', ''), spec, Number(arg('deals', '300'))));
  process.exit();
}

if (arg('train', 'yes') === 'yes') {
  const luck = new FastChance(new Uint8Array(32).fill(Number(arg('seed', '7'))));
  const learner = new Learner(features.count, luck);
  console.log('inputs', features.count, 'bytes', packed(learner).length, process.argv.slice(2).join(' '));
  const pair = (text: string): [number, number] => text.split(',').map(Number) as [number, number];
  const play = new SelfPlay(
    {
      game,
      features,
      teacher: botOf(id, 'medium')!,
      tables,
      matches,
      lambda: Number(arg('lambda', '0.7')),
      rate: pair(arg('rate', '0.02,0.002')),
      whim: pair(arg('whim', '0.06,0.01')),
      taught: pair(arg('taught', '0.5,0.3')),
      seed: Number(arg('seed', '1')),
      warmth: Number(arg('warmth', '0')),
    },
    learner,
  );
  const started = process.cpuUsage().user;
  const sums = learner.all.map((layer) => new Float64Array(layer.length));
  let snaps = 0;
  const report = Math.floor(matches / Number(arg('reports', '3')));
  for (let m = 1; m <= matches; m++) {
    play.play();
    if (m > matches * 0.7 && m % Math.ceil(matches / 200) === 0) {
      learner.all.forEach((layer, i) => layer.forEach((w, j) => (sums[i]![j]! += w)));
      snaps++;
    }
    if (m % report === 0) {
      console.log(
        m,
        `${((process.cpuUsage().user - started) / 1e6).toFixed(0)} s`,
        `decisions ${play.total}`,
        `rms ${Math.sqrt(play.squares / play.total).toFixed(4)}`,
        ...measured.map((table) => measure(table, netPlayer(learner), 'medium', 800)),
      );
      play.squares = play.total = 0;
    }
  }
  learner.all.forEach((layer, i) => layer.forEach((_, j) => (layer[j] = sums[i]![j]! / snaps)));
  writeFileSync(file, packed(learner));
}
const net = new Network(new Uint8Array(readFileSync(file)));
const player = netPlayer(net, Number(arg('play-warmth', '0')) * LOGIT);
for (const table of measured)
  console.log('whole', measure(table, player, 'medium', Number(arg('deals-medium', '3000'))));
for (const table of measured) {
  const { seats, options, name } = table;
  const state = game.blank(seats, options);
  const chance = new FastChance(new Uint8Array(32));
  const desk = new Uint16Array(features.most);
  const BINS = 10;
  const said = new Float64Array(BINS),
    won = new Float64Array(BINS),
    many = new Float64Array(BINS);
  const kept: { seat: number; p: number; q: number; left: number }[] = [];
  const chances = new Float64Array(8);
  const byLeft = new Map<number, [number, number, number, number]>();
  let n = 0,
    brier = 0,
    plain = 0,
    looks = 0;
  const watch = process.argv.includes('--calibration');
  const started = process.cpuUsage().user;
  for (let m = 0; m < 1500; m++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, m);
    chance.reseed(seed);
    game.start(state, chance);
    kept.length = 0;
    for (let w = game.waitingFor(state); w !== 0; w = game.waitingFor(state)) {
      const seat = firstOf(w);
      if (watch && seatsIn(w).length === seats) {
        for (let one = 0; one < seats; one++) {
          const common = features.look(state, one, desk);
          net.begin(desk, common);
          const p = 1 / (1 + Math.exp(-net.look(desk, common, features.rest(state, one, desk, common)) / LOGIT));
          const isCourte = id === 'courte-paille';
          if (isCourte) judge(state as never, one, chances);
          const left = isCourte ? (state as unknown as { part: number }).part * 100 + faceDown(state as never) : 0;
          kept.push({ seat: one, p, q: chances[one]!, left });
        }
      }
      game.play(state, seat, player(state, seat), chance);
      n++;
    }
    const winners = game.winners(state);
    const share = 1 / seatsIn(winners).length;
    for (const { seat, p, q, left } of kept) {
      const out = has(winners, seat) ? share : 0;
      const bin = Math.min(BINS - 1, Math.floor(p * BINS));
      said[bin]! += p;
      won[bin]! += out;
      many[bin]!++;
      const sum = byLeft.get(left) ?? [0, 0, 0, 0];
      byLeft.set(left, [sum[0] + 1, sum[1] + (p - out) ** 2, sum[2] + (q - out) ** 2, sum[3] + (1 / seats - out) ** 2]);
      brier += (p - out) ** 2;
      plain += (1 / seats - out) ** 2;
      looks++;
    }
  }
  console.log(name, 'µs a decision', ((process.cpuUsage().user - started) / n).toFixed(1), n);
  if (watch) {
    console.log(`at rest: error ${(brier / looks).toFixed(4)} against ${(plain / looks).toFixed(4)} of 1/seats`);
    for (const [left, [k, ofNet, ofJudge, ofNone]] of [...byLeft].sort((a, b) => a[0] - b[0]))
      if (k > 500)
        console.log(
          `part ${Math.floor(left / 100)}, ${left % 100} face down: network ${(ofNet / k).toFixed(4)}, judge with open hands ${(ofJudge / k).toFixed(4)}, nothing ${(ofNone / k).toFixed(4)} (${k})`,
        );
    console.log(
      [...many]
        .map((k, i) =>
          k < 20 ? '' : `${((100 * said[i]!) / k).toFixed(0)}→${((100 * won[i]!) / k).toFixed(0)} (${k})`,
        )
        .join('  '),
    );
  }
}
for (const spec of arg('against', '').split(',').filter(Boolean))
  for (const table of measured) console.log('whole', measure(table, player, spec, Number(arg('deals', '300'))));
