import { expect } from 'vitest';
import type { Chance } from '../../../engine/chance/chance.ts';
import type { Game, GameEvent, Position } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { seatsIn, viewersOf, type Viewer } from '../../../engine/seats.ts';
import { seeded } from '../../../engine/testing/seeded.ts';

/** A game and the client's fold of its events. */
interface FoldLaw<Event extends GameEvent, View> {
  readonly game: Game<Position, unknown, Event, View, Options>;
  /** The view after an event that its viewer was sent; it may hold more than the engine's view. */
  fold(view: View, event: Event): View;
  /** What of a view the fold answers for after a move of which this was sent: the whole view unless given. */
  claims?(view: View, sent: Sent<Event>): unknown;
  /** Which of the legal moves is made; by chance unless given. */
  choose?(moves: readonly string[], chance: Chance): string;
}

/** What one viewer was sent after a move. */
export interface Sent<Event> {
  readonly viewer: Viewer;
  readonly events: readonly Event[];
}

/** Matches of one table; `everyTable` of the engine's laws lists the tables of a game. */
interface FoldTrial {
  readonly seats: number;
  readonly options: Options;
  readonly matches: number;
  /** Where random moves would go on too long. */
  readonly mostMoves?: number;
}

const MOST_MOVES = 10_000;

/**
 * The law of every client: whoever looks, seat or watcher, folds the events of a move into the view before it, and has
 * the view that the engine shows after it. Random matches are played on the engine; where a claim does not hold, the
 * test fails and names the match, the move and the viewer.
 *
 *     test.each(everyTable(straw))('every event leads …: $seats seats, $options', (table) => {
 *       expectFoldGivesViews({ game: straw, fold: after, claims }, { ...table, matches: 10 });
 *     });
 */
export function expectFoldGivesViews<Event extends GameEvent, View>(law: FoldLaw<Event, View>, trial: FoldTrial): void {
  for (let seed = 1; seed <= trial.matches; seed++) expectInMatch(law, trial, seed);
}

function expectInMatch<Event extends GameEvent, View>(
  law: FoldLaw<Event, View>,
  { seats, options, mostMoves = MOST_MOVES }: FoldTrial,
  seed: number,
): void {
  const { game } = law;
  const [chance, choices] = [seeded(seed), seeded(seed, 1)];
  const state = game.blank(seats, options);
  const viewers = viewersOf(seats);
  game.start(state, chance);
  let views = viewers.map((viewer) => game.view(state, viewer));
  for (let made = 1; made <= mostMoves && game.waitingFor(state) !== 0; made++) {
    const events = playAny(law, state, chance, choices);
    const now = viewers.map((viewer) => game.view(state, viewer));
    viewers.forEach((viewer, i) => {
      expectFolded(law, [views[i]!, now[i]!], sentTo(viewer, events, law), `match ${seed}, move ${made}, ${viewer}`);
    });
    views = now;
  }
}

/** Somebody who is asked makes a legal move; says what happened, with nothing hidden. */
function playAny<Event extends GameEvent, View>(
  { game, choose = anyOf }: FoldLaw<Event, View>,
  state: Position,
  chance: Chance,
  choices: Chance,
): Event[] {
  const waiting = seatsIn(game.waitingFor(state));
  const seat = waiting[choices.below(waiting.length)]!;
  const codes = new Uint16Array(game.mostMoves);
  const legal = codes.subarray(0, game.moves(state, seat, codes)).sort();
  const texts = Array.from(legal, (code) => game.format(game.decode(code)));
  const events: Event[] = [];
  game.play(state, seat, legal[texts.indexOf(choose(texts, choices))]!, chance, (event) => events.push(event));
  return events;
}

function anyOf(moves: readonly string[], chance: Chance): string {
  return moves[chance.below(moves.length)]!;
}

function sentTo<Event extends GameEvent, View>(
  viewer: Viewer,
  events: readonly Event[],
  { game }: FoldLaw<Event, View>,
): Sent<Event> {
  return { viewer, events: events.flatMap((event) => game.project(event, viewer) ?? []) };
}

function expectFolded<Event extends GameEvent, View>(
  { fold, claims = (view) => view }: FoldLaw<Event, View>,
  [before, now]: readonly [View, View],
  sent: Sent<Event>,
  where: string,
): void {
  const folded = sent.events.reduce((view, event) => fold(view, event), before);
  const [claimed, truth] = [claims(folded, sent), claims(now, sent)];
  // text is quick to compare, and only a difference is worth a closer look
  if (JSON.stringify(claimed) !== JSON.stringify(truth)) expect(claimed, where).toEqual(truth);
}
