import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/seats.ts';
import type { CourtePailleEvent } from '../../../games/courte-paille/events.ts';
import { courtePaille as game } from '../../../games/courte-paille/game.ts';
import type { Form } from '../../../games/courte-paille/options.ts';
import { dealt, lastRound, position, type Setup, type Table } from '../../../games/courte-paille/testing/position.ts';
import { courtePaille } from './index.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { PLAIN } from '../../screen/style.ts';

const NAMES = ['Ada', 'Mira', 'Otto'];

function context(viewer: Viewer, form: Form = 'single'): TableContext {
  return { names: NAMES, viewer, options: { form }, rules: game.rules };
}

/** What is said of all that happened so far, as that viewer may see it. */
function news(events: readonly CourtePailleEvent[], viewer: Viewer, form: Form = 'single', from = 0): string[] {
  const seen = events.flatMap((event) => game.project(event, viewer) ?? []);
  return courtePaille.news(seen, from, context(viewer, form), PLAIN).map((line) => line.trim());
}

const HANDS: Setup['hands'] = [
  ['cook-7', 'sailor-1'],
  ['coco-2', 'captain-5', 'cook-9'],
  ['lookout-9', 'sailor-2'],
];

/** Everybody has turned up the first card; it is Coco's turn. */
function atCoco(setup: Partial<Setup> = {}): Table {
  const week: Setup['week'] = ['cook-6', 'cook-1', 'sailor-5', 'captain-9'];
  const menu: Setup['menu'] = ['captain-4', 'sailor-9', 'lookout-3'];
  const table = position({ hands: HANDS, week, menu, draws: ['cabin-boy-1', 'cabin-boy-2'], ...setup });
  table.choose('cook-7', 'coco-2', 'lookout-9');
  return table;
}

describe('a round', () => {
  test('C6 what was turned up is told in the order in which it acts', () => {
    expect(news(atCoco().events, 0)).toEqual(['Turned up, lowest first: Mira Coco 2, you cook 7, Otto lookout 9.']);
    const equals = position({ hands: [['cook-7'], ['sailor-7'], ['captain-7']], shark: 1 });
    equals.choose('cook-7', 'sailor-7', 'captain-7');
    const events: CourtePailleEvent[] = [{ type: 'shark', seat: 1 }, ...equals.events];
    expect(news(events, 2)[1]).toBe('Turned up, lowest first: Mira sailor 7, you captain 7, Ada cook 7.');
  });

  test('C7 C10 a card and what is taken for it are one sentence, the new day and the shark another', () => {
    const table = atCoco();
    table.plays(1, 'peek 2 4');
    table.takes('captain-4', 'sailor-9');
    expect(news(table.events, 2).slice(2)).toEqual([
      'Ada plays the cook 7 and takes the captain 4 from the menu.',
      'You play the lookout 9 and take the sailor 9 from the menu.',
      'Day 2: the cook 1. Mira has the shark.',
    ]);
  });

  test.each<[string, Viewer, string]>([
    ['lesson 3', 0, 'Mira plays Coco 2: cooking lesson. Day 3, the sailor 5, goes overboard.'],
    ['land menu captain-4', 0, 'Mira plays Coco 2: land ahoy. The captain 4 from the menu joins the week.'],
    ['land pile', 1, 'You play Coco 2: land ahoy. The top of the pile joins the week.'],
    ['land hand captain-5', 0, 'Mira plays Coco 2: land ahoy. A card from Mira’s hand joins the week.'],
    ['land hand captain-5', 1, 'You play Coco 2: land ahoy. The captain 5 from your hand joins the week.'],
    ['peek 2 4', 0, 'Mira plays Coco 2: à la carte. Mira looks at days 2 and 4.'],
    ['peek 2 4', 1, 'You play Coco 2: à la carte. You look at days 2 and 4: the cook 1 and the'],
    ['sleep', 0, 'Mira plays Coco 2: qui dort dîne. It sleeps in the hand.'],
  ])('%s, seen by %s', (move, viewer, expected) => {
    const table = atCoco({ cocoMaySleep: true });
    table.plays(1, move);
    expect(news(table.events, viewer)[1]).toBe(expected);
  });

  test('C8 C12 what Coco’s player draws is told to nobody else', () => {
    const table = atCoco();
    table.plays(1, 'land hand captain-5');
    expect(news(table.events, 1)).toContain('You draw the cabin boy 1 and the cabin boy 2.');
    expect(news(table.events, 0).join(' ')).not.toContain('draw');
    expect(courtePaille.news(table.events, 0, context('watcher'), PLAIN).join(' ')).toContain(
      'Mira draws the cabin boy 1',
    );
  });

  test('C10a C10b a reshuffle and an empty menu are told', () => {
    const table = position({ hands: [['cook-1'], ['cook-2'], ['cook-3']], menu: [], pile: [] });
    table.choose('cook-1', 'cook-2', 'cook-3');
    const said = news(table.events, 0).join(' ');
    expect(said).toContain('The discards are shuffled: ');
    expect(said).toContain('Mira plays the cook 2 and, with the menu empty, draws a card.');
  });

  test('a match opens with the week and the shark', () => {
    const table = dealt({ seats: 3, shark: 1, week: ['cook-6'] });
    expect(news(table.events, 1)).toEqual(['A week of 7. You have the shark. Day 1: the cook 6.']);
    const long = dealt({ seats: 3, shark: 2, week: ['cook-6'], form: 'announced' });
    expect(news(long.events, 1, 'announced')).toEqual(['Part 1: a week of 7. Otto has the shark. Day 1: the cook 6.']);
  });
});

describe('the end', () => {
  const week: Setup['week'] = ['cook-6', 'cook-1', 'sailor-5', 'captain-5'];

  test('C16 C17 who is eaten, every hand and its points, who wins', () => {
    const hands: Setup['hands'] = [
      ['cook-7', 'coco-2'],
      ['cook-3', 'captain-6'],
      ['lookout-9', 'coco-4'],
    ];
    const text = news(lastRound({ hands, week: [...week!] }).events, 0).join('\n');
    expect(text).toContain('Day 4: the captain 5. The cook is eaten, with 7; captain (5), sailor (5).');
    expect(text).toMatch(/^You +cook 7 +Coco 2 +9 ◂$/m);
    expect(text).toMatch(/^Mira +captain 6 +cook 3 +3$/m);
    expect(text).toMatch(/^Otto +lookout 9 +Coco 4 +0$/m);
    expect(text).toContain('You win the match with 9 points.');
  });

  test('C18 C18a a tie is told with what broke it', () => {
    const hands: Setup['hands'] = [['cook-7', 'sailor-1'], ['cook-4', 'coco-3', 'captain-2'], ['lookout-9']];
    const said = news(lastRound({ hands, week: [...week!] }).events, 2).join('\n');
    expect(said).toContain(
      'Mira wins the match with 7 points; the tie is broken by the captain and the\nsailor, 2 to 1.',
    );
  });

  test('C16 C18a equals are eaten together, and share the win', () => {
    const hands: Setup['hands'] = [['lookout-1'], ['lookout-2'], ['fortune-teller-3']];
    const said = news(lastRound({ hands, week: ['cook-6', 'sailor-6'] }).events, 0).join('\n');
    expect(said).toContain('The cook and the sailor are eaten, each with 6.');
    expect(said).toContain('Mira, Otto and you share the win with 0 points each.');
  });

  test('C16a an empty week feeds nobody', () => {
    const said = news([{ type: 'eaten', characters: [], totals: {} }], 0);
    expect(said).toEqual(['The week is empty: nobody is eaten.']);
  });

  const HELD: Setup['hands'] = [['cook-3'], ['cook-7', 'coco-1', 'lookout-1'], ['cook-4', 'lookout-2']];

  test.each<[Form, string, string]>([
    ['announced', 'You: not more.', 'Mira wins part 1 and shows cook 7, lookout 1 and Coco 1.'],
    ['declared', 'You: 3.', 'Mira wins part 1 and shows cook 7 and Coco 1.'],
  ])('C21 C21a %s: who says what, who shows what', (form, own, shows) => {
    const table = lastRound({ hands: HELD, week: [...week!], form, shark: 1 });
    const said = news(table.events, 0, form);
    expect(said.join(' ')).toContain(`Mira has the shark and says 8. Otto: ${form === 'declared' ? '4' : 'not more'}.`);
    expect(said.join(' ')).toContain(own);
    expect(said).toContain(shows);
  });

  test('C21b declared, what the tied compare is told step by step', () => {
    const hands: Setup['hands'] = [['cook-3', 'sailor-9'], ['cook-1', 'cook-2', 'sailor-8', 'sailor-7'], ['lookout-2']];
    const table = lastRound({ hands, week: ['cook-9', 'captain-5', 'sailor-4'], form: 'declared', shark: 1 });
    const said = news(table.events, 1, 'declared');
    expect(said.slice(-3)).toEqual([
      'Level; compared next, the captain: Ada 0, you 0.',
      'Level; compared next, the sailor: Ada 9, you 15.',
      'You win part 1 and show cook 1 and cook 2.',
    ]);
  });

  test('whoever sees every card also sees what “not more” hid', () => {
    const table = lastRound({ hands: HELD, week: [...week!], form: 'announced', shark: 1 });
    const said = courtePaille.news(table.events, 0, context('watcher', 'announced'), PLAIN);
    expect(said.join('')).toContain('Not said: Otto 4, Ada 3.');
  });

  test('C22 C23 C24 C25 banished, out, the Cocos back, a new part', () => {
    const table = lastRound({ hands: HELD, week: [...week!], form: 'announced', shark: 1 });
    const before = table.events.length;
    table.plays(1, 'banish cook');
    const said = news(table.events, 1, 'announced', before);
    expect(said.slice(0, 3)).toEqual([
      'You banish the cook. Given up: Ada 3; you 7; Otto 4.',
      'Ada has no cards left and is out.',
      expect.stringMatching(/^Your Coco 1 goes back for a new card\. You draw .*\.$/),
    ]);
    expect(said.slice(3).join(' ')).toMatch(
      /^Part 2: a week of 6\. Still on the raft: captain, cabin boy, .*\. You have the shark\. Day 1: .*\.$/,
    );
  });

  test.each<[Setup['hands'], Setup['characters'], string, string]>([
    [
      [['cook-3'], ['cook-7', 'lookout-1'], ['cook-4']],
      ['cook', 'lookout', 'sailor'],
      'cook',
      'Mira wins the match: nobody else has cards left.',
    ],
    [
      [['cook-3'], ['cook-7'], ['cook-4']],
      ['cook', 'lookout', 'sailor'],
      'cook',
      'Mira wins the match with the last part; nobody has cards left.',
    ],
    [
      [['cook-9', 'lookout-3'], ['cook-8', 'lookout-1'], ['lookout-4']],
      ['cook', 'lookout'],
      'cook',
      'Only the lookout is left. Points: Ada 3, Mira 1, Otto 4. Otto wins the match with 4 points in the lookout.',
    ],
  ])('C25 %j', (hands, characters, banished, expected) => {
    const table = lastRound({ hands, characters: characters!, week: ['cook-1', 'cook-2'], form: 'declared', shark: 1 });
    table.plays(table.turn, `banish ${banished}`);
    const part: CourtePailleEvent = { type: 'part', number: 5, week: 2, characters: characters!, shark: 1 };
    const said = news([part, ...table.events], 'watcher', 'declared').join(' ');
    expect(said).toContain(expected);
    expect(said).toMatch(/Parts won: Ada \d, Mira \d, Otto \d\.$/);
  });
});

describe('why not', () => {
  test.each<[Refusal, string]>([
    [{ clause: 'C5' }, 'First everybody chooses a card to give up.'],
    [{ clause: 'C5', about: { card: 'cabin-boy-3' } }, 'There is no cabin boy 3 in your hand.'],
    [{ clause: 'C6', about: { turn: 1 } }, 'It is Mira’s turn to act.'],
    [{ clause: 'C6', about: { turn: 0 } }, 'Your card is turned up already.'],
    [{ clause: 'C7', about: { turn: 0 } }, 'Your card is a character: take one from the menu.'],
    [{ clause: 'C7', about: { card: 'cook-3' } }, 'There is no cook 3 on the menu.'],
    [{ clause: 'C8', about: { turn: 0 } }, 'Coco takes nothing from the menu: use a power.'],
    [{ clause: 'C8', about: { card: 'coco-2' } }, 'Coco 2 is the Coco that acts, and cannot land itself.'],
    [{ clause: 'C11', about: { position: 9, week: 7 } }, 'There is no day 9: choose from 1 to 7.'],
    [{ clause: 'C12', about: { pile: 0 } }, 'There is no card left to draw.'],
    [{ clause: 'C12', about: { card: 'cook-3' } }, 'There is no cook 3 to land.'],
    [{ clause: 'C13', about: { position: 9, week: 7 } }, 'There is no day 9: choose from 1 to 7.'],
    [{ clause: 'C13a', about: { down: 0 } }, 'No day is hidden any more: there is nothing to look at.'],
    [{ clause: 'C13a', about: { position: 2 } }, 'Day 2 lies open for all to see: look at hidden days.'],
    [{ clause: 'C13a', about: { wanted: 1 } }, 'Only one day is hidden: look at that one.'],
    [{ clause: 'C13a', about: { wanted: 2 } }, 'Look at two different hidden days.'],
    [{ clause: 'C14', about: { card: 'coco-2' } }, 'Coco 2 is asleep until the game is over.'],
    [{ clause: 'C14', about: { seat: 0 } }, 'You have nothing but sleeping Cocos and sit this round out.'],
    [{ clause: 'C14', about: { option: 'coco-may-sleep' } }, 'At this table a Coco that is turned up may not sleep.'],
    [{ clause: 'C15' }, 'The game is over.'],
    [{ clause: 'C22' }, 'Nobody is banished before the part is over.'],
    [{ clause: 'C22', about: { turn: 1 } }, 'Mira banishes a character now.'],
    [{ clause: 'C22', about: { turn: 0 } }, 'You banish a character now.'],
    [{ clause: 'C22', about: { castaway: 'coco' } }, 'Coco cannot be banished.'],
    [{ clause: 'C22', about: { castaway: 'cook' } }, 'The cook has left the game already.'],
    [{ clause: 'C25' }, 'The game is over.'],
    [{ clause: 'C25', about: { seat: 0 } }, 'You have no cards and are out.'],
    [{ clause: 'C99' }, 'The rules do not allow that.'],
  ])('%j', (refusal, expected) => expect(courtePaille.reason(refusal, context(0))).toBe(expected));
});
