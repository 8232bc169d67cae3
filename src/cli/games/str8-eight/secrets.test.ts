import { expect, test } from 'vitest';
import { Asker } from '../../../bots/bot.ts';
import { random } from '../../../bots/random.ts';
import { askOf } from '../../../engine/ask.ts';
import { FastChance, sfc32 } from '../../../engine/chance/fast.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { Match } from '../../../engine/match.ts';
import { viewersOf, type Viewer } from '../../../engine/seats.ts';
import { DECK } from '../../../games/str8-eight/cards.ts';
import type { Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { str8Eight as game } from '../../../games/str8-eight/game.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { str8Eight } from './index.ts';
import { PLAIN } from '../../screen/style.ts';
import { widthOf } from '../../screen/text.ts';

const NAMES = ['Maximilian the Great', 'Mira', 'Otto', 'Bruno'];
const MOVES = 400;

const CALLED = DECK.names.map((card): [string, RegExp] => [card, new RegExp(`\\b${card.replace('-', '[- ]')}\\b`)]);

/** What one viewer is shown after a move, and what that viewer may know. */
interface Shot {
  readonly viewer: Viewer;
  readonly table: readonly string[];
  readonly open: readonly string[];
  readonly hand: readonly string[];
  readonly news: readonly string[];
  readonly known: string;
}

function* shotsOf(players: number): Generator<Shot> {
  const names = NAMES.slice(0, players);
  const seats = names.map((name) => ({ name, kind: 'bot' as const, level: 'random' as const }));
  const seed = new Uint8Array(32).fill(players);
  const options = { target: 100 };
  const match = new Match({ game: game as AnyGame, seats, options, generator: sfc32, seed });
  const [asker, luck] = [new Asker(game as AnyGame, match.state), new FastChance(seed)];
  for (let move = 0, told = 0; move < MOVES; move++, told = match.events.length) {
    const [next] = match.waitingFor;
    if (next === undefined) return;
    match.play(next, asker.ask(random, next, luck));
    for (const viewer of viewersOf(players)) yield shotFor(match, told, { names, viewer, options, rules: game.rules });
  }
}

function shotFor(match: Match, told: number, context: TableContext): Shot {
  const { viewer } = context;
  const view = match.setup.game.view(match.state, viewer) as Str8EightView;
  const events = match.events.map((event) => match.setup.game.project(event, viewer)) as Str8EightEvent[];
  const ask = viewer === view.turn ? askOf(match.setup.game, match.state, view.turn) : [];
  return {
    viewer,
    table: str8Eight.table(view, context, PLAIN),
    open: str8Eight.open(view, context, PLAIN),
    hand: str8Eight.hand(view, ask, context, PLAIN),
    news: str8Eight.news(events, told, context, PLAIN),
    // the end of a turn tells also what it began with
    known: JSON.stringify([view, events.slice(Math.max(0, told - 1))]),
  };
}

function linesOf({ table, open, hand, news }: Shot): string[] {
  return [...table, ...open, ...hand, ...news];
}

function leaksIn(shot: Shot): string[] {
  const text = linesOf(shot).join('\n');
  return CALLED.flatMap(([card, called]) => (called.test(text) && !shot.known.includes(`"${card}"`) ? [card] : []));
}

const shots = [2, 3, 4].flatMap((players) => [...shotsOf(players)]);

test('no card is named that its reader could not know', () => {
  expect(shots.flatMap(leaksIn)).toEqual([]);
});

test('and it would be noticed', () => {
  expect(leaksIn({ ...shots[0]!, known: '' })).not.toEqual([]);
});

test('no line is wider than a terminal', () => {
  // a person has seat 0, and bots have short names
  const seen = shots.flatMap((shot) => linesOf(shot.viewer === 0 ? shot : { ...shot, hand: [] }));
  expect(seen.filter((line) => widthOf(line) > 79)).toEqual([]);
});

test('table and hand leave room for four lines of news in 24', () => {
  expect(Math.max(...shots.map(({ table, hand }) => table.length + hand.length))).toBeLessThanOrEqual(19);
});
