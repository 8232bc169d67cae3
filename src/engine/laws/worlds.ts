import { seatsIn, type Viewer } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import { firstOf, type Law, type Says } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';
import { misplaced } from './places.ts';

const SHARE = 16;
/** How far a world is played on: more than a round of a full table. */
const PLIES_ON = 12;

/** 6: the world that a viewer imagines looks to that viewer like the true one, and can be played on. */
export function worlds(bench: Bench): Law {
  const { game } = bench;
  const world = bench.blank();
  const toPlayOn: { readonly view: unknown; readonly viewer: Viewer }[] = [];

  function looks(match: RandomMatch): Says {
    if (match.waiting === 0) return firstOf(bench.viewers, (viewer) => imagined(match, viewer));
    return bench.oneIn(SHARE) ? imagined(match, bench.pick(bench.viewers)) : undefined;
  }

  function imagined(match: RandomMatch, viewer: Viewer): Says {
    const view = game.view(match.state, viewer);
    if (match.waiting !== 0) toPlayOn.push({ view, viewer });
    game.imagine(view, bench.stream()(), world);
    const fault = looksOther(view, viewer) ?? misplaced(world) ?? isStuck() ?? offersOther(match, viewer);
    return fault === undefined ? undefined : `as ${viewer} imagines it, ${fault}`;
  }

  function looksOther(view: unknown, viewer: Viewer): Says {
    const same = JSON.stringify(game.view(world, viewer)) === JSON.stringify(view);
    return same ? undefined : 'the view is another';
  }

  function isStuck(): Says {
    const stuck = seatsIn(game.waitingFor(world)).find((seat) => bench.moves(world, seat).length === 0);
    return stuck === undefined ? undefined : `seat ${stuck} is waited for and has no move`;
  }

  function offersOther({ waiting, legal }: RandomMatch, viewer: Viewer): Says {
    if (game.waitingFor(world) !== waiting) return 'others are waited for';
    if (viewer === 'watcher') return undefined;
    return sorted(bench.moves(world, viewer)) === sorted(legal[viewer]!) ? undefined : 'the moves are others';
  }

  /** Only now: what is wrong with the moves themselves has shown in the match by other laws. */
  function ends(): Says {
    const fault = firstOf(toPlayOn, ({ view, viewer }) => {
      game.imagine(view, bench.stream()(), world);
      const says = goesWrong();
      return says === undefined ? undefined : `as ${viewer} imagined it, ${says}`;
    });
    toPlayOn.length = 0;
    return fault;
  }

  function goesWrong(): Says {
    const chance = bench.stream()();
    for (let ply = 1; ply <= PLIES_ON; ply++) {
      const seats = seatsIn(game.waitingFor(world));
      if (seats.length === 0) return undefined;
      const seat = bench.pick(seats);
      game.play(world, seat, bench.pick(bench.moves(world, seat)), chance);
      const fault = misplaced(world) ?? isStuck();
      if (fault !== undefined) return `${fault}, ${ply} plies on`;
    }
    return undefined;
  }

  return { law: 6, looks, ends };
}

function sorted(codes: readonly number[]): string {
  return [...codes].sort((a, b) => a - b).join();
}
