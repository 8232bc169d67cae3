import { askOf, type Offer } from '../ask.ts';
import type { Chance } from '../chance/chance.ts';
import type { AnyGame, Code, GameEvent, Position } from '../game.ts';
import type { Options } from '../options.ts';
import { seatsIn, viewersOf, type Seat, type Viewer } from '../seats.ts';

export interface Script {
  readonly seats: number;
  readonly options: Options;
  readonly chance: Chance;
  /** The move of that seat: one of its legal ones, as text. */
  pick(seat: Seat, legal: readonly string[], ply: number): string;
  readonly plies?: number;
}

/** A match as text for people: what everybody sees, what is offered and refused, what is done, what happens. */
export function playthrough(game: AnyGame, { seats, options, chance, pick, plies = Infinity }: Script): string {
  const lines = [`${game.id}, ${seats} seats, ${JSON.stringify(options)}`];
  const tell = (event: GameEvent): void => void lines.push(...told(game, event, seats));
  const state = game.blank(seats, options);
  let before: ReadonlyMap<string, string> = new Map();
  const look = (): void => {
    const now = seen(game, state);
    lines.push(...changed(before, now));
    before = now;
  };
  game.start(state, chance, tell);
  for (let ply = 0; ply < plies && game.waitingFor(state) !== 0; ply++) {
    lines.push('', `--- ${ply + 1}`);
    look();
    const seat = seatsIn(game.waitingFor(state))[0]!;
    lines.push(...askOf(game, state, seat).map((offer) => offered(seat, offer)));
    const legal = legalMoves(game, state, seat);
    const move = pick(seat, [...legal.keys()], ply);
    if (!legal.has(move)) throw new Error(`the script says '${move}', which seat ${seat} may not do at ${ply + 1}`);
    lines.push(`seat ${seat}: ${move}`);
    game.play(state, seat, legal.get(move)!, chance, tell);
  }
  lines.push('', '--- at last');
  look();
  return `${lines.join('\n')}\n`;
}

function legalMoves(game: AnyGame, state: Position, seat: Seat): Map<string, Code> {
  const codes = new Uint16Array(game.mostMoves);
  const count = game.moves(state, seat, codes);
  return new Map([...codes.subarray(0, count)].map((code) => [game.format(game.decode(code)), code]));
}

/** The event, and who is told something else of it than the watchers. */
function told(game: AnyGame, event: GameEvent, seats: number): string[] {
  const sent = (viewer: Viewer): string => JSON.stringify(game.project(event, viewer));
  const others = viewersOf(seats).filter((viewer) => sent(viewer) !== sent('watcher'));
  return [`  ${sent('watcher')}`, ...others.map((viewer) => `    seat ${viewer}: ${sent(viewer)}`)];
}

/** What watchers see, field by field; then for each seat the fields that it sees otherwise. */
function seen(game: AnyGame, state: Position): Map<string, string> {
  const open = fieldsOf(game.view(state, 'watcher'));
  const all = new Map(Object.entries(open));
  for (const viewer of viewersOf(state.seats)) {
    if (viewer === 'watcher') continue;
    for (const [path, value] of Object.entries(fieldsOf(game.view(state, viewer)))) {
      if (path !== 'viewer' && open[path] !== value) all.set(`  seat ${viewer} sees ${path}`, value);
    }
  }
  return all;
}

/** Only what is new is worth reading. */
function changed(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter((path) => !now.has(path));
  const fresh = [...now].filter(([path, value]) => before.get(path) !== value);
  return [...fresh.map(([path, value]) => `${path} ${value}`), ...gone.map((path) => `${path} no more`)];
}

/** Top-level fields, with a list of objects opened to a line each. */
function fieldsOf(view: unknown): Record<string, string> {
  const entries = Object.entries(view as object).flatMap(([key, value]) =>
    Array.isArray(value) && typeof value[0] === 'object'
      ? value.map((inner, i): [string, string] => [`${key}[${i}]`, JSON.stringify(inner)])
      : [[key, JSON.stringify(value)] as [string, string]],
  );
  return Object.fromEntries(entries);
}

function offered(seat: Seat, offer: Offer): string {
  if ('refusal' in offer) return `seat ${seat} may not: ${offer.thing} ${JSON.stringify(offer.refusal)}`;
  const moves = offer.moves.map(({ move, preview }) => `${move} ${JSON.stringify(preview)}`);
  const refused = (offer.refused ?? []).map(({ move, refusal }) => `not ${move} ${JSON.stringify(refusal)}`);
  return `seat ${seat} may: ${[...moves, ...refused].join(' · ')}`;
}
