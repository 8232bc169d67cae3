import { expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.ts';
import { agree } from '../../engine/testing/agree.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { seatsIn } from '../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { StrawEvent } from './events.ts';
import { straw } from './game.ts';
import { ENDINGS, type Ending } from './options.ts';
import type { StrawState } from './state.ts';
import { position } from './testing/position.ts';
import { dealt, drew, moved, opening, resumed, winners, type Telling } from './testing/second-telling.ts';
import { LISTED, WishedChance, without } from './testing/wished-chance.ts';

const MATCHES = howMany(40, 200);
const ENDGAMES = 2000;
const ODD_DEALS = 6;

const codes = new Uint16Array(straw.mostMoves);

/** A match that both tellings follow, and how often each kind of thing has happened in all of them. */
interface Table {
  readonly state: StrawState;
  readonly chance: Chance;
  readonly choose: (state: StrawState, count: number) => number;
  readonly tally: Map<string, number>;
}

for (const ending of ENDINGS) {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`both tellings agree on ${MATCHES} matches of ${seats}, ${ending}`, () => {
      const tally = new Map<string, number>();
      for (let match = 0; match < MATCHES; match++) playMatch(seats, ending, match, tally);
      expect(tally.get('ended')).toBe(MATCHES);
      for (const rarity of ['broke', 'broke by straw', 'passed']) expect(tally.get(rarity)).toBeGreaterThan(0);
    });
  }
}

test(`both tellings agree on ${ENDGAMES} endgames with little left to play`, () => {
  const tally = new Map<string, number>();
  for (let match = 0; match < ENDGAMES; match++) playEndgame(2 + (match % 5), match, tally);
  for (const rarity of ['passed', 'drew', 'no draw', 'broke', 'broke by straw', 'nobody broke']) {
    expect(tally.get(rarity), rarity).toBeGreaterThan(0);
  }
});

/** Random players seldom make much of the pile, so half of them spare the camel, and half of those get odd deals. */
function playMatch(seats: number, ending: Ending, match: number, tally: Map<string, number>): void {
  const whim = seeded(match, 2);
  const fair = seeded(match, 1);
  const chance = match % 4 === 3 ? oddlyDealt(fair) : fair;
  const choose = match % 2 === 1 ? lightest : (_: StrawState, count: number) => whim.below(count);
  const state = straw.blank(seats, { ending });
  const events: StrawEvent[] = [];
  straw.start(state, chance, (event) => events.push(event));
  const telling = follow(opening(seats, ending, state.dealer), events);
  agree(events, telling.news);
  count(events, tally);
  playOn({ state, chance, choose, tally }, telling);
}

function playOn(table: Table, from: Telling): void {
  const { state, chance, choose, tally } = table;
  let telling = from;
  while (straw.waitingFor(state) !== 0) {
    const code = codes[choose(state, agreeOnDecision(state, telling))]!;
    const events: StrawEvent[] = [];
    straw.play(state, state.turn, code, chance, (event) => events.push(event));
    telling = follow(moved(telling, straw.format(straw.decode(code))), events);
    agree(events, telling.news);
    count(events, tally);
  }
  agree(telling.awaits, 'nothing');
  agree(straw.scores(state), telling.scores);
  agree(seatsIn(straw.winners(state)), winners(telling));
}

function agreeOnDecision(state: StrawState, telling: Telling): number {
  const count = straw.moves(state, state.turn, codes);
  const texts = Array.from(codes.subarray(0, count), (code) => straw.format(straw.decode(code)));
  agree(seatsIn(straw.waitingFor(state)), [telling.turn]);
  agree(texts.sort(), telling.moves.toSorted());
  return count;
}

/** Feeds the second telling what chance decided, where it says that something is to be dealt or drawn. */
function follow(telling: Telling, events: readonly StrawEvent[]): Telling {
  const drawn = events.find((event) => event.type === 'drew');
  const hands = events.flatMap((event) => (event.type === 'dealt' ? [event.cards.map(String)] : []));
  if (telling.awaits === 'draw' && drawn !== undefined) return drew(telling, String(drawn.card));
  if (telling.awaits === 'deal' && hands.length > 0) return dealt(telling, hands);
  return telling;
}

function count(events: readonly StrawEvent[], tally: Map<string, number>): void {
  const types = events.map((event): string =>
    event.type === 'broke' && event.card === 'straw' ? 'broke by straw' : event.type,
  );
  if (events[0]!.type === 'played' && !/drew|broke/.test(types.join())) types.push('no draw');
  if (types.includes('scored') && !/broke/.test(types.join())) types.push('nobody broke');
  for (const type of types) tally.set(type, (tally.get(type) ?? 0) + 1);
}

function lightest(state: StrawState, moves: number): number {
  const totals = Array.from(codes.subarray(0, moves), (code) => {
    return Number(straw.preview(state, state.turn, straw.decode(code))['total']);
  });
  return totals.indexOf(Math.min(...totals));
}

/** Seat 0 is dealt nothing but copies and perhaps the straw, and has to pass when it begins (S11). */
function oddlyDealt(chance: Chance): Chance {
  const isOdd = (card: Card) => card === 'copy' || card === 'straw';
  const rounds = Array.from({ length: ODD_DEALS }, () => {
    const cards = shuffled(LISTED, chance);
    return [...cards.filter(isOdd), ...cards.filter((card) => !isOdd(card))];
  });
  return new WishedChance(0, rounds, { pile: [], wishes: [] });
}

/** A last round with short hands and hardly a pile: the rest of the deck lies on the camel, whatever that weighs. */
function playEndgame(seats: number, match: number, tally: Map<string, number>): void {
  const chance = seeded(match, 3);
  const cards = shuffled(without(LISTED, ['straw']), chance);
  const hands = Array.from({ length: seats }, () => cards.splice(0, chance.below(3)));
  const pile = cards.splice(0, chance.below(3));
  hands[chance.below(seats)]!.push('straw');
  const total = chance.below(71) - 20;
  const turn = chance.below(seats);
  const scores = hands.map(() => chance.below(40));
  const dealers = [...hands.keys()];
  const told = { ending: 'each-deals-once', dealers, scores, direction: 1, turn, total };
  const telling = resumed({ ...told, camel: cards, hands, pile: pile.length });
  // the engine takes up a round only where a decision is waited for
  if (telling.news.length > 0) return;
  const { state } = position({ hands, pile, camel: cards, total, turn, scores, round: seats, dealer: seats - 1 });
  playOn({ state, chance, choose: (_, moves) => chance.below(moves), tally }, telling);
}

function shuffled(cards: readonly Card[], chance: Chance): Card[] {
  const pile = [...cards];
  return cards.map(() => pile.splice(chance.below(pile.length), 1)[0]!);
}
