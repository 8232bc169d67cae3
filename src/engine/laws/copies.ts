import type { Chance } from '../chance/chance.ts';
import type { Position } from '../game.ts';
import type { Bench } from './bench/bench.ts';
import type { Law, Says } from './law.ts';
import type { RandomMatch, Play } from './bench/random-match.ts';
import { bytesOf, printOf } from './bench/print.ts';

const SHARE = 32;
/** How long a copy is followed. */
const PLIES_ALONG = 16;
const PLIES_ASTRAY = 4;

/** 10: playing on a copy leaves the original alone, and a copy plays on like the original. */
export function copies(bench: Bench): Law {
  const { game } = bench;
  const shadow = bench.blank();
  let chance: Chance | undefined;
  let plies = 0;
  /** What the shadow told last, and how much the original had told before it. */
  let told: string[] = [];
  let heard = 0;

  function plays(match: RandomMatch, next: Play): Says {
    const says = tellsOther(match) ?? (plies === PLIES_ALONG ? ends(match) : undefined);
    if (says !== undefined) return says;
    return chance === undefined && bench.oneIn(SHARE) ? copyNow(match, next) : along(match, next);
  }

  function along(match: RandomMatch, { seat, code }: Play): undefined {
    if (chance === undefined) return;
    plies++;
    heard = match.told.length;
    told = [];
    game.play(shadow, seat, code, chance, (event) => told.push(JSON.stringify(event)));
  }

  function copyNow(match: RandomMatch, next: Play): Says {
    const says = goAstray(match, next);
    game.copy(match.state, shadow);
    chance = match.chance.twin();
    plies = 0;
    return says ?? along(match, next);
  }

  function tellsOther(match: RandomMatch): Says {
    if (chance === undefined || match.told.slice(heard).join() === told.join()) return undefined;
    return 'a copy tells other events than the original';
  }

  function isOther(match: RandomMatch): Says {
    if (chance === undefined || printOf(bench, shadow) === match.print) return undefined;
    return 'a copy has become different from the original';
  }

  function goAstray({ state }: RandomMatch, next: Play): Says {
    const before = bytesOf(bench, state);
    game.copy(state, shadow);
    playOn(bench, shadow, next);
    return bytesOf(bench, state) === before ? undefined : 'playing on a copy changes the original';
  }

  function ends(match: RandomMatch): Says {
    const says = tellsOther(match) ?? isOther(match);
    chance = undefined;
    return says;
  }

  return { law: 10, plays, ends };
}

function playOn(bench: Bench, state: Position, first: Play): void {
  const { game } = bench;
  const chance = bench.stream()();
  game.play(state, first.seat, first.code, chance);
  for (let ply = 1; ply < PLIES_ASTRAY; ply++) {
    const seat = 31 - Math.clz32(game.waitingFor(state));
    if (seat < 0) return;
    game.play(state, seat, bench.pick(bench.moves(state, seat)), chance);
  }
}
