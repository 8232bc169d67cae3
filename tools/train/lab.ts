// scratch: trains straw and measures
import { writeFileSync, readFileSync } from 'node:fs';
import { FastChance } from '../../src/engine/chance/fast.ts';
import { gameNamed } from '../../src/games/games.ts';
import { botOf } from '../../src/bots/bots.ts';
import { readOptions } from '../../src/engine/options.ts';
import { StrawFeatures } from '../../src/bots/straw/features.ts';
import { Str8EightFeatures } from '../../src/bots/str8-eight/features.ts';
import { str8EightGuide } from '../../src/bots/str8-eight/guide.ts';
import { pick } from '../../src/bots/str8-eight/policy.ts';
import { Network } from '../../src/bots/network/network.ts';
import { firstOf, seatsIn } from '../../src/engine/seats.ts';
import { Asker } from '../../src/bots/bot.ts';
import { fairBot, readSpec } from '../../src/bots/spec.ts';
import { Learner } from './learner.ts';
import { SelfPlay } from './self-play.ts';
import { packed } from './pack.ts';

const arg = (name: string, def: string): string => {
  const i = process.argv.indexOf('--' + name);
  return i < 0 ? def : process.argv[i + 1]!;
};
const id = arg('game', 'straw');
const seats = Number(arg('seats', '2'));
const matches = Number(arg('matches', '50000'));
const game = gameNamed(id)!;
const FEATURES: Record<string, () => any> = {
  straw: () => new StrawFeatures(),
  'str8-eight': () => new Str8EightFeatures(),
};
const features = FEATURES[id]!();
let options = (readOptions(game.options, seats, JSON.parse(arg('options', '{}'))) as any).options;
const file = arg('out', `/tmp/net-${id}-${seats}.bin`);

function netPlayer(value: {
  begin(f: Uint16Array, n: number): void;
  look(f: Uint16Array, a: number, b: number): number;
}) {
  const desk = new Uint16Array(features.most);
  const moves = new Uint16Array(game.mostMoves);
  return (state: any, seat: number): number => {
    const count = game.moves(state, seat, moves);
    if (count === 1) return moves[0]!;
    const common = features.look(state, seat, desk);
    value.begin(desk, common);
    let best = 0,
      most = -Infinity;
    for (let i = 0; i < count; i++) {
      const v = value.look(desk, common, features.add(state, seat, moves[i]!, desk, common));
      if (v > most) {
        most = v;
        best = i;
      }
    }
    return moves[best]!;
  };
}
/** One of two or three, two of four. */
const netAt = (seat: number, mine: number): boolean => (seats <= 3 ? seat === mine : (seat + mine) % 2 === 0);
/** Duplicate deals, one net seat turned through all seats. */
function measure(player: (s: any, seat: number) => number, against: string, deals: number): string {
  const state = game.blank(seats, options);
  const asker = new Asker(game, state);
  const read = readSpec(id, against) as any;
  const bot = fairBot(id, read.spec);
  const chance = new FastChance(new Uint8Array(32));
  const luck = new FastChance(new Uint8Array(32));
  let sum = 0,
    sq = 0;
  const started = performance.now();
  for (let deal = 0; deal < deals; deal++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, 777 + deal);
    seed[9] = 5;
    let share = 0;
    for (let mine = 0; mine < seats; mine++) {
      chance.reseed(seed);
      luck.reseed(seed);
      luck.begin(mine, 5);
      game.start(state, chance);
      for (let w = game.waitingFor(state); w !== 0; w = game.waitingFor(state)) {
        const seat = firstOf(w);
        const isNet = netAt(seat, mine);
        const code = isNet ? player(state, seat) : asker.ask(bot, seat, luck);
        game.play(state, seat, code, chance);
      }
      const winners = seatsIn(game.winners(state));
      for (const w of winners) if (netAt(w, mine)) share += 1 / winners.length;
    }
    share /= seats;
    sum += share;
    sq += share * share;
  }
  const mean = sum / deals;
  const err = 1.96 * Math.sqrt((sq / deals - mean * mean) / deals);
  return `${against}: ${(100 * mean).toFixed(1)} ± ${(100 * err).toFixed(1)} (${deals} deals, ${((performance.now() - started) / 1000).toFixed(0)} s)`;
}

if (arg('train', 'yes') === 'yes') {
  const luck = new FastChance(new Uint8Array(32).fill(7));
  const learner = new Learner(features.count, luck);
  console.log('inputs', features.count, 'bytes', packed(learner).length);
  if (arg('from', '') !== '') {
    const bytes = new Uint8Array(readFileSync(arg('from', '')));
    const ints = new Int8Array(bytes.buffer, bytes.byteOffset);
    let at = 0;
    for (const layer of [learner.first, learner.second, learner.last])
      for (let i = 0; i < layer.length; i++) layer[i] = ints[at++]! / 64;
    const view = new DataView(bytes.buffer, bytes.byteOffset + at);
    for (let i = 0; i < 64; i++) learner.firstBias[i] = view.getInt32(4 * i, true) / 64;
    for (let i = 0; i < 32; i++) learner.secondBias[i] = view.getInt32(256 + 4 * i, true) / 4096;
    learner.lastBias[0] = view.getInt32(384, true) / 4096;
  }
  const [r0, r1] = arg('rate', '0.02,0.002').split(',').map(Number);
  const all = Object.keys(game.options).includes('ending') ? ['each-deals-once', 'race-to-100'] : [];
  const targets = arg('targets', '').split(',').filter(Boolean).map(Number);
  const tables = targets.length
    ? targets.map((target) => ({ seats, options: { target } as any }))
    : arg('mixed', 'no') === 'yes' && all.length
      ? all.map((ending) => ({ seats, options: { ending } as any }))
      : [{ seats, options }];
  const play = new SelfPlay(
    {
      game,
      features,
      teacher: botOf(id, 'medium')!,
      tables,
      matches,
      lambda: Number(arg('lambda', '0.7')),
      rate: [r0!, r1!],
      whim: [Number(arg('whim', '0.06')), 0.01],
      taught: [Number(arg('taught', '0.5')), Number(arg('taught2', '0.3'))],
      seed: Number(arg('seed', '1')),
      ...(id === 'str8-eight' && {
        tutor: pick as any,
        tutored: Number(arg('tutored', '0.1')),
        teaches: Number(arg('teaches', '0.3')),
      }),
      ...(arg('judge', 'no') === 'yes' && { judge: str8EightGuide.judge as any }),
      ahead: Number(arg('ahead', '0')),
      cut: Number(arg('cut', '1')),
    },
    learner,
  );
  const started = performance.now();
  const sums = learner.all.map((layer) => new Float64Array(layer.length));
  let snaps = 0;
  const report = Math.floor(matches / 5);
  for (let m = 1; m <= matches; m++) {
    play.play();
    if (m > matches * 0.7 && m % Math.ceil(matches / 200) === 0) {
      learner.all.forEach((layer, i) => layer.forEach((w, j) => (sums[i]![j]! += w)));
      snaps++;
    }
    if (m % report === 0) {
      console.log(
        m,
        `${((performance.now() - started) / 1000).toFixed(0)} s`,
        `decisions ${play.total}`,
        `rms ${Math.sqrt(play.squares / play.total).toFixed(4)}`,
        measure(netPlayer(learner), 'medium', Number(arg('probe', '300'))),
      );
      play.squares = play.total = 0;
    }
  }
  learner.all.forEach((layer, i) => layer.forEach((_, j) => (layer[j] = sums[i]![j]! / snaps)));
  console.log('averaged', measure(netPlayer(learner), 'medium', Number(arg('probe', '300'))));
  writeFileSync(file, packed(learner));
}
const net = new Network(new Uint8Array(readFileSync(file)));
for (const target of arg('check', '').split(',').filter(Boolean)) {
  options = { target } as any;
  options = (readOptions(game.options, seats, { target: Number(target) }) as any).options;
  console.log('target', target, measure(netPlayer(net), 'medium', Number(arg('checks', '500'))));
}
options = (readOptions(game.options, seats, JSON.parse(arg('options', '{}'))) as any).options;
const player = netPlayer(net);
{
  const state = game.blank(seats, options);
  const chance = new FastChance(new Uint8Array(32));
  let n = 0,
    t = 0;
  for (let m = 0; m < (id === 'straw' ? 3000 : 300); m++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, m);
    chance.reseed(seed);
    game.start(state, chance);
    for (let w = game.waitingFor(state); w !== 0; w = game.waitingFor(state)) {
      const s = firstOf(w);
      const a = performance.now();
      const c = player(state, s);
      if (m > 30) {
        t += performance.now() - a;
        n++;
      }
      game.play(state, s, c, chance);
    }
  }
  console.log('µs a decision', ((1000 * t) / n).toFixed(1), n);
}
for (const spec of arg('against', '').split(',').filter(Boolean))
  console.log('whole', measure(player, spec, Number(arg('deals', '300'))));
