import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { askOf } from '../../engine/ask.ts';
import type { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame, GameEvent } from '../../engine/game.ts';
import { readOptions, type Options } from '../../engine/options.ts';
import { seatsIn, type Viewer } from '../../engine/seats.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import type { CourtePailleEvent } from '../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import { GAMES } from '../../games/games.ts';
import type { Str8EightEvent } from '../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';
import type { StrawEvent } from '../../games/straw/events.ts';
import type { StrawView } from '../../games/straw/view.ts';
import { courtePailleEvent, courtePailleView } from './courte-paille.ts';
import { GAME_SCHEMAS } from './games.ts';
import { str8EightEvent, str8EightView } from './str8-eight.ts';
import { strawEvent, strawView } from './straw.ts';

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;

/** As far as a compiler can see it; a class of events counts by its fields. */
type Same<Own, Schema extends z.ZodType> = [z.output<Schema>, Writable<Own>] extends [Own, Writable<z.output<Schema>>]
  ? 'same'
  : 'different';

test('schemas are the types of the games', () => {
  expectTypeOf<Same<StrawView, typeof strawView>>().toEqualTypeOf<'same'>();
  expectTypeOf<Same<StrawEvent, typeof strawEvent>>().toEqualTypeOf<'same'>();
  expectTypeOf<Same<CourtePailleView, typeof courtePailleView>>().toEqualTypeOf<'same'>();
  expectTypeOf<Same<CourtePailleEvent, typeof courtePailleEvent>>().toEqualTypeOf<'same'>();
  expectTypeOf<Same<Str8EightView, typeof str8EightView>>().toEqualTypeOf<'same'>();
  expectTypeOf<Same<Str8EightEvent, typeof str8EightEvent>>().toEqualTypeOf<'same'>();
  expect(Object.keys(GAME_SCHEMAS)).toEqual(GAMES.map(({ id }) => id));
});

/** Matches of one game take far longer than those of another. */
const MOVES = howMany(800, 50_000);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every view, event and ask of matches at random is as its schema says', () => {
    for (let match = 0, moves = 0; moves < MOVES; match++) moves += expectMatch(game, seeded(match));
  });

  test('what it does not name is refused', () => {
    const { view } = GAME_SCHEMAS[id]!;
    const state = stateOf(game, game.seats.min, {}, seeded(0));
    const seen = sent(game.view(state, 0)) as object;
    expect(view.safeParse(seen).success).toBe(true);
    expect(view.safeParse({ ...seen, secret: 1 }).success).toBe(false);
  });
});

/** Plays one to its end; answers how many moves that took. */
function expectMatch(game: AnyGame, chance: FastChance): number {
  const seats = game.seats.min + chance.below(game.seats.max - game.seats.min + 1);
  const events: GameEvent[] = [];
  const state = stateOf(game, seats, anyOptions(game, chance), chance, events);
  const legal = new Uint16Array(game.mostMoves);
  for (let moves = 0; ; moves++) {
    expectAsSaid(game, state, events.splice(0));
    const waiting = seatsIn(game.waitingFor(state));
    if (waiting.length === 0) return moves;
    const seat = waiting[chance.below(waiting.length)]!;
    const count = game.moves(state, seat, legal);
    game.play(state, seat, legal[chance.below(count)]!, chance, (event) => events.push(event));
  }
}

function stateOf(game: AnyGame, seats: number, given: Options, chance: FastChance, events: GameEvent[] = []) {
  const read = readOptions(game.options, seats, given);
  if ('bad' in read) throw new Error(read.bad.says);
  const state = game.blank(seats, read.options);
  game.start(state, chance, (event) => events.push(event));
  return state;
}

/** So that what only an option brings is met too. */
function anyOptions({ options }: AnyGame, chance: FastChance): Options {
  const given = Object.entries(options).flatMap(([name, option]) => {
    if (option.kind === 'number' || chance.below(2) === 0) return [];
    const values = option.kind === 'flag' ? [false, true] : option.values;
    return [[name, values[chance.below(values.length)]!] as const];
  });
  return Object.fromEntries(given);
}

function expectAsSaid(game: AnyGame, state: ReturnType<typeof stateOf>, events: readonly GameEvent[]): void {
  const { view, event, ask } = GAME_SCHEMAS[game.id]!;
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: state.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const shown = events.flatMap((one) => game.project(one, viewer) ?? []);
    expectParsed(view, game.view(state, viewer));
    for (const one of shown) expectParsed(event, one);
  }
  for (const one of events) expectParsed(event, one);
  for (const seat of seatsIn(game.waitingFor(state))) expectParsed(ask, { id: 1, things: askOf(game, state, seat) });
}

/** As it is once it has been sent; nothing is left over, as no schema takes what it does not name. */
function expectParsed(schema: z.ZodType, value: unknown): void {
  const text = sent(value);
  const { error } = schema.safeParse(text);
  if (error !== undefined) expect(error.issues, JSON.stringify(text)).toEqual([]);
}

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
