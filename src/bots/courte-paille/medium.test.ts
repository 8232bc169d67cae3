import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import type { Code } from '../../engine/game.ts';
import type { Card, Character } from '../../games/courte-paille/cards.ts';
import { CHARACTERS } from '../../games/courte-paille/faces.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import type { Phase } from '../../games/courte-paille/state.ts';
import type { CourtePailleView, Day } from '../../games/courte-paille/view.ts';
import { mediumCourtePaille } from './medium.ts';

interface Situation {
  readonly phase: Phase;
  readonly hand: readonly Card[];
  /** `cook-3` lies face up, `(cook-3)` face down but known to the seat, `?` face down. */
  readonly week: readonly (Card | `(${Card})` | '?')[];
  readonly menu?: readonly Card[];
  /** What is known of the others' hands; by default there are three who hold five hidden cards each. */
  readonly rivals?: readonly (readonly (Card | null)[])[];
  readonly shark?: number;
  readonly turned?: Card;
  readonly characters?: readonly Character[];
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const HIDDEN = [null, null, null, null, null];

function dayOf(text: string): Day {
  if (text === '?') return { card: null, up: false };
  const up = !text.startsWith('(');
  return { card: (up ? text : text.slice(1, -1)) as Card, up };
}

function viewOf(situation: Situation): CourtePailleView {
  const { phase, hand, week, menu = [], rivals = [HIDDEN, HIDDEN, HIDDEN], shark = 0, turned } = situation;
  const known = [...hand, ...menu, turned, ...rivals.flat(), ...week.map((day) => dayOf(day).card)].filter(Boolean);
  if (new Set(known).size < known.length) throw new Error('a card lies in two places');
  return {
    viewer: 0,
    part: 1,
    phase,
    ...(phase !== 'choose' && { turn: 0 }),
    shark,
    characters: situation.characters ?? CHARACTERS,
    week: week.map(dayOf),
    menu,
    discard: [],
    pile: 20,
    seats: [
      { hand, score: 0, ...(turned !== undefined && { turned }) },
      ...rivals.map((cards) => ({ hand: cards, score: 0 })),
    ],
  };
}

function codeOf(text: string): Code {
  return courtePaille.encode(courtePaille.parse(text)!);
}

/** All that it plays there of these moves, whatever its luck. */
function plays(situation: Situation, moves: readonly string[]): string[] {
  const codes = Uint16Array.from(moves, codeOf);
  const view = viewOf(situation);
  const { length: seats } = view.seats;
  const question = {
    seat: 0,
    seats,
    options: {},
    rules: courtePaille.rules,
    moves: codes,
    count: codes.length,
    view: () => view,
  };
  const chosen = SEEDS.map((seed) => mediumCourtePaille.choose(question, seeded(seed)));
  return [...new Set(chosen.map((code) => courtePaille.format(courtePaille.decode(code))))];
}

function chooses(situation: Omit<Situation, 'phase'>): string[] {
  const moves = situation.hand.map((card) => `choose ${card}`);
  return plays({ ...situation, phase: 'choose' }, moves);
}

function takes(situation: Omit<Situation, 'phase'>): string[] {
  const moves = situation.menu!.map((card) => `take ${card}`);
  return plays({ ...situation, phase: 'take' }, moves);
}

/** With every power but sleep. */
function uses(situation: Omit<Situation, 'phase' | 'turned'>, ...more: string[]): string[] {
  const { week, menu = [], hand } = situation;
  const down = week.map((_, i) => i + 1).filter((position) => !dayOf(week[position - 1]!).up);
  const moves = [
    ...week.map((_, i) => `lesson ${i + 1}`),
    ...menu.map((card) => `land menu ${card}`),
    'land pile',
    ...hand.map((card) => `land hand ${card}`),
    ...down.flatMap((first) => down.filter((second) => second > first).map((second) => `peek ${first} ${second}`)),
    ...more,
  ];
  return plays({ ...situation, phase: 'coco', turned: 'coco-1' }, moves);
}

function banishes(situation: Omit<Situation, 'phase' | 'week'>): string[] {
  const moves = (situation.characters ?? CHARACTERS).map((name) => `banish ${name}`);
  return plays({ ...situation, phase: 'banish', week: ['sailor-9'] }, moves);
}

describe('taking', () => {
  const hand: Card[] = ['captain-8', 'captain-6', 'cook-2', 'sailor-1'];

  test('the card of who leads the week, and of its cards the highest', () => {
    const menu: Card[] = ['captain-3', 'captain-7', 'lookout-9', 'sailor-8'];
    expect(takes({ hand, menu, week: ['captain-9', 'cook-4', '?', '?', '?', '?', '?'] })).toEqual(['take captain-7']);
  });

  test('a day that only this seat has seen counts as much as an open one', () => {
    const menu: Card[] = ['captain-5', 'cook-5'];
    const even: Card[] = ['captain-4', 'cook-4'];
    expect(takes({ hand: even, menu, week: ['captain-6', '(cook-9)', '?'] })).toEqual(['take cook-5']);
    expect(takes({ hand: even, menu, week: ['captain-6', '(cook-1)', '?'] })).toEqual(['take captain-5']);
  });

  test('C17a a Coco goes with a card of the meal, and is worth nothing without', () => {
    const week = ['captain-9', 'captain-8', 'cook-3', '(cook-2)'] as const;
    expect(takes({ hand: ['captain-4', 'cook-1'], menu: ['captain-2', 'coco-5'], week })).toEqual(['take coco-5']);
    expect(takes({ hand: ['sailor-4', 'cook-1'], menu: ['captain-2', 'coco-5'], week })).toEqual(['take captain-2']);
  });

  test('no race that a rival is known to have won', () => {
    const week = ['captain-8', 'cook-7', '?', '?'] as const;
    const rivals = [['captain-9', 'captain-7', 'captain-6', 'captain-5', null]] as const;
    const two = { hand: ['captain-3', 'cook-3'], menu: ['captain-4', 'cook-4'], week } as const;
    expect(takes({ ...two, rivals: [HIDDEN] })).toEqual(['take captain-4']);
    expect(takes({ ...two, rivals })).toEqual(['take cook-4']);
  });
});

describe('choosing', () => {
  const week = ['captain-9', 'captain-7', '?', '?', '?'] as const;

  test('what is least likely to be eaten goes first', () => {
    const hand: Card[] = ['captain-8', 'captain-3', 'lookout-7'];
    expect(chooses({ hand, week, menu: ['sailor-4', 'cook-5'] })).toEqual(['choose lookout-7']);
  });

  test('of two idle cards the lower, which comes earlier', () => {
    const hand: Card[] = ['captain-8', 'captain-6', 'lookout-7', 'sailor-2'];
    expect(chooses({ hand, week, menu: ['captain-5', 'cook-5', 'cook-3'] })).toEqual(['choose sailor-2']);
  });

  test('a low card of some use is spent where the menu has a prize, and only there', () => {
    const hand: Card[] = ['captain-8', 'captain-6', 'captain-1', 'lookout-9'];
    const menu: Card[] = ['captain-9', 'sailor-1', 'cook-2'];
    const late = ['captain-5', 'captain-7', '(cook-1)'] as const;
    expect(chooses({ hand, menu, week: late })).toEqual(['choose captain-1']);
    expect(chooses({ hand, menu: ['sailor-4', 'sailor-1'], week: late })).toEqual(['choose lookout-9']);
  });

  test('C6 for that it counts who is nearer to the shark', () => {
    const hand: Card[] = ['captain-7', 'captain-3', 'lookout-7'];
    const late = ['captain-5', 'cook-9', '(cook-1)'] as const;
    const race = { hand, week: late, menu: ['captain-9', 'sailor-1'] } as const;
    expect(chooses({ ...race, shark: 0 })).toEqual(['choose captain-3']);
    expect(chooses({ ...race, shark: 1 })).toEqual(['choose lookout-7']);
  });

  test('a Coco stays in the hand without a reason to play it', () => {
    const hand: Card[] = ['captain-8', 'captain-6', 'coco-4', 'lookout-9'];
    expect(chooses({ hand, week, menu: ['captain-5', 'cook-5'] })).toEqual(['choose lookout-9']);
  });

  test('with the rival character just ahead, the Coco is the reason', () => {
    const hand: Card[] = ['captain-8', 'captain-7', 'captain-6', 'captain-5', 'coco-1'];
    const late = ['cook-9', 'captain-9', 'cook-2', '(sailor-1)'] as const;
    expect(chooses({ hand, week: late, menu: ['sailor-4', 'lookout-2'] })).toEqual(['choose coco-1']);
  });
});

describe('Coco', () => {
  const hand: Card[] = ['captain-8', 'captain-6', 'captain-5', 'lookout-2'];

  test('C11 a lesson takes away who is ahead of the own character', () => {
    expect(uses({ hand, week: ['captain-9', 'cook-9', 'cook-3', '(sailor-1)'] })).toEqual(['lesson 2']);
  });

  test('C11 also one that only this seat knows of', () => {
    const own: Card[] = ['captain-8', 'captain-6', 'captain-5', 'captain-4'];
    expect(uses({ hand: own, week: ['captain-9', 'cook-5', '(cook-8)', '(captain-1)'] })).toEqual(['lesson 3']);
  });

  test('C11 ahead, it shortens the game', () => {
    const own: Card[] = ['captain-8', 'captain-7', 'cook-1', 'sailor-1'];
    const [used] = uses({ hand: own, week: ['captain-9', 'captain-6', '?', '?'] });
    expect(used).toMatch(/^lesson [34]$/);
  });

  test('C12 a high card of the own character comes from the menu', () => {
    const own: Card[] = ['captain-8', 'captain-6', 'captain-5', 'captain-4'];
    const week = ['cook-5', 'cook-4', 'captain-3', '(captain-2)'] as const;
    expect(uses({ hand: own, week, menu: ['captain-9', 'sailor-3'] })).toEqual(['land menu captain-9']);
  });

  test('C12 or from the hand, where it decides the week and enough is left', () => {
    const own: Card[] = ['captain-9', 'captain-8', 'captain-5', 'captain-6'];
    const behind = ['cook-8', 'cook-6', 'cook-5', 'captain-7', '(captain-4)'] as const;
    expect(uses({ hand: own, week: behind })).toEqual(['land hand captain-9']);
    const ahead = ['captain-7', 'captain-4', 'captain-3', 'cook-2', '(cook-1)'] as const;
    expect(uses({ hand: ['captain-9', 'captain-2', 'sailor-1'], week: ahead })).not.toEqual(['land hand captain-9']);
  });

  test('C12 without a card of the meal it asks for time', () => {
    const week = ['captain-9', 'captain-8', 'captain-7', 'captain-6', '(captain-5)'] as const;
    const [used] = uses({ hand: ['lookout-2', 'sailor-1', 'cook-1'], week });
    expect(used).toMatch(/^land /);
  });

  test('C13 a peek goes where it knows nothing', () => {
    const situation: Situation = { phase: 'coco', turned: 'coco-1', hand, week: ['captain-9', '(cook-1)', '?', '?'] };
    expect(plays(situation, ['peek 2 3', 'peek 2 4', 'peek 3 4'])).toEqual(['peek 3 4']);
  });

  test('C14 it sleeps where it adds the most by being there', () => {
    const week = ['captain-9', 'captain-2', 'cook-2', '(cook-1)'] as const;
    const situation: Situation = { phase: 'coco', turned: 'coco-5', hand: ['captain-6', 'captain-1'], week };
    expect(plays(situation, ['lesson 3', 'lesson 4', 'peek 4', 'land pile', 'sleep'])).toEqual(['sleep']);
  });
});

describe('C22 banishing', () => {
  test('not what the own hand is made of', () => {
    const hand: Card[] = ['captain-8', 'captain-6', 'captain-5', 'cook-2'];
    expect(banishes({ hand, characters: ['captain', 'cook', 'sailor'] })).toEqual(['banish sailor']);
    const [banished] = banishes({ hand: ['captain-2'], characters: ['captain', 'cook', 'sailor'] });
    expect(banished).not.toBe('banish captain');
  });

  test('what costs the others most', () => {
    const rivals = [
      ['lookout-9', 'lookout-4', 'cook-3', null],
      ['lookout-1', 'sailor-5'],
    ] as const;
    expect(banishes({ hand: ['captain-8', 'captain-6'], rivals })).toEqual(['banish lookout']);
  });

  test('C25 the only rival, if it can be', () => {
    const hand: Card[] = ['captain-8', 'cook-9', 'sailor-6'];
    expect(banishes({ hand, rivals: [['cook-1']], characters: ['captain', 'cook', 'sailor'] })).toEqual([
      'banish cook',
    ]);
  });

  test('C25 of the last two the one in which it would not win', () => {
    const last = { hand: ['captain-4', 'cook-9', 'coco-1'], characters: ['captain', 'cook'] } as const;
    expect(banishes({ ...last, rivals: [['captain-2', 'cook-1']] })).toEqual(['banish captain']);
    expect(banishes({ ...last, rivals: [['captain-2', 'cook-8', 'cook-7']] })).toEqual(['banish cook']);
  });
});

test('the same view and luck give the same move, other luck another of equals', () => {
  const situation: Situation = { phase: 'coco', turned: 'coco-1', hand: ['cook-1'], week: ['cook-9', '?', '?', '?'] };
  const peeks = ['peek 2 3', 'peek 2 4', 'peek 3 4'];
  expect(plays(situation, peeks).toSorted()).toEqual(peeks);
  expect(plays(situation, peeks)).toEqual(plays(situation, peeks));
});
