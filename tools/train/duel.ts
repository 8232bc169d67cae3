// scratch: new guide against old bots
import { readFileSync } from 'node:fs';
import { FastChance } from '../../src/engine/chance/fast.ts';
import { gameNamed } from '../../src/games/games.ts';
import { readOptions } from '../../src/engine/options.ts';
import { Network } from '../../src/bots/network/network.ts';
import { readWeights } from '../../src/bots/network/weights.ts';
import { firstOf, seatsIn } from '../../src/engine/seats.ts';
import { Asker } from '../../src/bots/bot.ts';
import { fairBot, readSpec } from '../../src/bots/spec.ts';
import { searching } from '../../src/bots/search/searching.ts';
import { KNOBS, networkGuide } from '../../src/bots/straw/network-guide.ts';
import { believe } from '../../src/bots/straw/belief.ts';
import { beliefBy } from '../../src/bots/straw/network-belief.ts';

const arg = (name: string, def: string): string => { const i = process.argv.indexOf('--' + name); return i < 0 ? def : process.argv[i + 1]!; };
const id = 'straw';
const seats = Number(arg('seats', '2'));
const game = gameNamed(id)!;
const options = (readOptions(game.options, seats, JSON.parse(arg('options', '{}'))) as any).options;
const net = new Network(readWeights(readFileSync(arg('net', '/tmp/net-straw-2.bin')).toString('base64')));
KNOBS.heat = Number(arg('heat', '600')); KNOBS.doubt = Number(arg('doubt', '0.03')); KNOBS.tries = Number(arg('tries', '100'));
const guide = networkGuide(() => net);
if (arg('believe', 'no') === 'old') KNOBS.believe = believe;
if (arg('believe', 'no') === 'net') KNOBS.believe = beliefBy(() => net, Number(arg('hands', '6')), Number(arg('plays', '2')), Number(arg('bheat', '1200')));
const me = searching(game, guide as any, { iterations: Number(arg('iterations', '500')) });
const against = arg('against', 'hard:500');
const bot = fairBot(id, (readSpec(id, against) as any).spec);
const deals = Number(arg('deals', '200'));
const state = game.blank(seats, options); const asker = new Asker(game, state);
const chance = new FastChance(new Uint8Array(32)), luck = new FastChance(new Uint8Array(32));
let sum = 0, sq = 0, t = 0, n = 0;
for (let deal = 0; deal < deals; deal++) {
  const seed = new Uint8Array(32); new DataView(seed.buffer).setUint32(0, 777 + deal); seed[9] = 6;
  let share = 0;
  const turns = seats === 2 ? 2 : 2;
  for (let mine = 0; mine < turns; mine++) {
    chance.reseed(seed); luck.reseed(seed); luck.begin(mine, 5); game.start(state, chance);
    for (let w = game.waitingFor(state); w !== 0; w = game.waitingFor(state)) {
      const seat = firstOf(w); const isMe = (seat + mine) % 2 === 0;
      const a = performance.now();
      const code = asker.ask(isMe ? me : bot, seat, luck);
      if (isMe && asker.count > 1) { t += performance.now() - a; n++; }
      game.play(state, seat, code, chance);
    }
    const winners = seatsIn(game.winners(state));
    for (const w of winners) if ((w + mine) % 2 === 0) share += 1 / winners.length;
  }
  share /= turns; sum += share; sq += share * share;
}
const mean = sum / deals, err = 1.96 * Math.sqrt((sq / deals - mean * mean) / deals);
console.log(process.argv.slice(2).join(' '), `=> ${(100 * mean).toFixed(1)} ± ${(100 * err).toFixed(1)} (${deals} deals), ${(t / n).toFixed(1)} ms a decision`);
