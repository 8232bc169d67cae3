import { describe, expect, test } from 'vitest';
import { Asker } from '../../../bots/bot.ts';
import { random } from '../../../bots/random.ts';
import { askOf } from '../../../engine/ask.ts';
import { FastChance, sfc32 } from '../../../engine/chance/fast.ts';
import type { AnyGame, GameEvent } from '../../../engine/game.ts';
import { Match } from '../../../engine/match.ts';
import { viewersOf, type Viewer } from '../../../engine/seats.ts';
import { DECK } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleEvent } from '../../../games/courte-paille/events.ts';
import { courtePaille as game } from '../../../games/courte-paille/game.ts';
import { FORMS, type Form } from '../../../games/courte-paille/options.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { courtePaille } from './index.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { PLAIN } from '../../screen/style.ts';
import { widthOf } from '../../screen/text.ts';

const NAMES = ['Maximilian the Great', 'Mira', 'Otto', 'Bruno', 'Cleo'];
const NICKNAMES: Readonly<Record<string, string>> = {
  captain: 'captain|cap',
  cook: 'cook',
  'cabin-boy': 'boy',
  lookout: 'lookout|look',
  sailor: 'sailor|sail',
  'fortune-teller': 'teller|tell',
  coco: 'Coco',
};

const CALLED = DECK.names.map((card): [string, RegExp] => {
  const [, who = '', value = ''] = /^(.+)-(\d)$/.exec(card)!;
  return [card, new RegExp(`\\b(?:${NICKNAMES[who]}) ${value}\\b`)];
});

/** What one viewer is shown after a move, and what that viewer may know. */
interface Shot {
  readonly viewer: Viewer;
  readonly table: readonly string[];
  readonly open: readonly string[];
  readonly hand: readonly string[];
  readonly news: readonly string[];
  readonly known: string;
}

function* shotsOf(form: Form, players: number, seed: number): Generator<Shot> {
  const options = { form, 'coco-may-sleep': true };
  const names = NAMES.slice(0, players);
  const seats = names.map((name) => ({ name, kind: 'bot' as const, level: 'random' as const }));
  const bytes = new Uint8Array(32).fill(seed);
  const match = new Match({ game: game as AnyGame, seats, options, generator: sfc32, seed: bytes });
  const [asker, luck] = [new Asker(game as AnyGame, match.state), new FastChance(bytes)];
  for (let told = 0; ; told = match.events.length) {
    const next = match.waitingFor.at(-1);
    if (next === undefined) return;
    match.play(next, asker.ask(random, next, luck));
    for (const viewer of viewersOf(players)) yield shotFor(match, told, { names, viewer, options, rules: game.rules });
  }
}

function shotFor(match: Match, told: number, context: TableContext): Shot {
  const { viewer } = context;
  const view = match.setup.game.view(match.state, viewer) as CourtePailleView;
  const events = match.events.map((event) => match.setup.game.project(event, viewer)) as CourtePailleEvent[];
  const isAsked = viewer !== 'watcher' && match.waitingFor.includes(viewer);
  const ask = isAsked ? askOf(match.setup.game, match.state, viewer) : [];
  return {
    viewer,
    table: courtePaille.table(view, context, PLAIN),
    open: courtePaille.open(view, context, PLAIN),
    hand: courtePaille.hand(view, ask, context, PLAIN),
    news: courtePaille.news(events, told, context, PLAIN),
    known: JSON.stringify([view, playedIn(events), events.slice(told)]),
  };
}

/** A sentence tells what was turned up before. */
function playedIn(events: readonly GameEvent[]): GameEvent | undefined {
  return events.findLast(({ type }) => type === 'chose');
}

function linesOf({ table, open, hand, news }: Shot): string[] {
  return [...table, ...open, ...hand, ...news];
}

function leaksIn(shot: Shot): string[] {
  const text = linesOf(shot).join('\n');
  return CALLED.filter(([card, called]) => called.test(text) && !shot.known.includes(`"${card}"`)).map(
    ([card]) => card,
  );
}

describe.each(FORMS)('%s', (form) => {
  const shots = [2, 3, 5].flatMap((players) => [...shotsOf(form, players, players)]);

  test('C5 no card is named that its reader could not know, chosen or not', () => {
    expect(shots.flatMap(leaksIn)).toEqual([]);
  });

  test('and it would be noticed', () => {
    const [shot] = shots;
    expect(leaksIn({ ...shot!, known: '' })).not.toEqual([]);
  });

  test('no line is wider than a terminal', () => {
    expect(shots.flatMap(linesOf).filter((line) => widthOf(line) > 79)).toEqual([]);
  });

  test('table and hand leave room for news in 24 lines', () => {
    const heights = shots.map(({ table, hand }) => table.length + hand.length);
    const sorted = heights.sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThanOrEqual(20);
    expect(sorted.at(-1)).toBeLessThanOrEqual(23);
  });
});
