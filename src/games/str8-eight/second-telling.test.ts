import { expect, test } from 'vitest';
import type { FastChance } from '../../engine/chance/fast.ts';
import { agree } from '../../engine/testing/agree.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { seatsIn, viewersOf, type Seat } from '../../engine/seats.ts';
import { mostBarren } from './about.ts';
import { str8Eight } from './game.ts';
import type { Str8EightState } from './state.ts';
import { endgame, viewOf, type Endgame } from './testing/endgame.ts';
import { SecondTelling, type Happening } from './testing/second-telling.ts';

const MATCHES = howMany(4, 40);
const LONG_MATCHES = howMany(2, 6);
const ENDGAMES = howMany(120, 300);
/** Random players do not get anywhere: their matches are not played to the end. */
const MOST_MOVES = 3000;
/** How rarely what everybody knows is compared. */
const SHARE = 8;

const codes = new Uint16Array(str8Eight.mostMoves);

/** What a player likes best comes first. Only the thrifty get far: the lowest that follows is laid, the highest thrown away. */
const WHIMS: Readonly<Record<string, readonly RegExp[]>> = {
  thrifty: [/^lay/],
  layer: [/^lay/],
  passer: [/^play/, /^lay/, /^draw discard/],
  taker: [/^draw discard/, /^lay/],
  random: [],
};
const KINDS = Object.keys(WHIMS);

test.each([2, 3, 4])(`both tellings agree on ${MATCHES} matches of %i seats`, (seats) => {
  const tally = new Map<string, number>();
  for (let match = 0; match < MATCHES; match++) new Twins(seats, 100, match, tally).play();
  const rarities = ['passed', 'reshuffled', 'completed in several groups', 'knew another hand'];
  for (const type of [...rarities, 'ended']) expect(tally.get(type), type).toBeGreaterThan(0);
});

test.each([2, 3, 4])(`both tellings agree on ${LONG_MATCHES} matches of %i seats to the usual target`, (seats) => {
  const tally = new Map<string, number>();
  const target = seats === 2 ? 1000 : 500;
  for (let match = 0; match < LONG_MATCHES; match++) new Twins(seats, target, match, tally, { kind: 'thrifty' }).play();
  expect(tally.get('ended')).toBeGreaterThan(0);
});

const VERSIONS = [1, 2].flatMap((rules) => [2, 3, 4].map((seats) => [seats, rules] as const));

test.each(VERSIONS)(`both tellings agree on ${ENDGAMES} endgames of %i seats by rules %i`, (seats, rules) => {
  const tally = new Map<string, number>();
  for (let match = 0; match < ENDGAMES; match++) {
    const position = endgame(seats, 100, seeded(match, 3), mostBarren(rules));
    new Twins(seats, 100, match, tally, { rules }).playFrom(position);
  }
  for (const rarity of ['reshuffled', 'passed', ...Object.keys(RARITIES)]) {
    expect(tally.get(rarity), rarity).toBeGreaterThan(0);
  }
});

interface Wish {
  readonly kind?: string;
  readonly rules?: number;
}

/** One match told twice, with the same luck. */
class Twins {
  readonly #target: number;
  readonly #state: Str8EightState;
  readonly #chance: FastChance;
  readonly #telling: SecondTelling;
  readonly #dice: FastChance;
  readonly #kind: string;
  readonly #tally: Map<string, number>;
  #told: unknown[] = [];
  #retold: Happening[] = [];

  constructor(seats: number, target: number, match: number, tally: Map<string, number>, wish: Wish = {}) {
    const { kind, rules = str8Eight.rules } = wish;
    this.#target = target;
    this.#state = str8Eight.blank(seats, { target }, rules);
    this.#chance = seeded(match, 1);
    this.#dice = seeded(match, 2);
    this.#kind = kind ?? KINDS[match % KINDS.length]!;
    this.#tally = tally;
    this.#telling = new SecondTelling({ seats, target, rules }, seeded(match, 1), (event) => this.#retold.push(event));
  }

  play(): void {
    str8Eight.start(this.#state, this.#chance, (event) => this.#told.push(event));
    this.#telling.start();
    this.#compareEvents();
    this.#playOn(() => true);
  }

  /** Until that hand is over. */
  playFrom(position: Endgame): void {
    str8Eight.imagine(viewOf(position), this.#chance, this.#state);
    this.#telling.resume(position);
    this.#playOn(() => this.#state.hand === position.hand);
  }

  #playOn(goesOn: () => boolean): void {
    for (let i = 0; i < MOST_MOVES && goesOn() && str8Eight.waitingFor(this.#state) !== 0; i++) this.#playMove();
    this.#compareKnowledge();
    agree(seatsIn(str8Eight.waitingFor(this.#state)), this.#telling.waitingFor);
    agree(str8Eight.scores(this.#state), this.#telling.scores);
    agree(seatsIn(str8Eight.winners(this.#state)), this.#telling.winners);
  }

  #playMove(): void {
    const waiting = seatsIn(str8Eight.waitingFor(this.#state));
    agree(waiting, this.#telling.waitingFor);
    for (let seat = 0; seat < this.#state.seats; seat++) this.#compareMoves(seat);
    const seat = waiting[0]!;
    const move = this.#choose(seat);
    str8Eight.play(this.#state, seat, encoded(move), this.#chance, (event) => this.#told.push(event));
    this.#telling.play(seat, move);
    this.#compareEvents();
    if (this.#dice.below(SHARE) === 0) this.#compareKnowledge();
  }

  #choose(seat: Seat): string {
    const legal = textsOf(this.#state, seat);
    const like = WHIMS[this.#kind]!.find((liked) => legal.some((move) => liked.test(move)));
    const liked = legal.filter((move) => like?.test(move) ?? true);
    if (this.#kind === 'thrifty' && !legal[0]!.startsWith('draw')) return thriftiest(liked, like !== undefined);
    return this.#dice.below(8) === 0 ? this.#pick(legal) : this.#pick(liked);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#dice.below(list.length)]!;
  }

  #compareMoves(seat: Seat): void {
    agree(textsOf(this.#state, seat).toSorted(), this.#telling.moves(seat).toSorted());
  }

  #compareEvents(): void {
    agree(this.#told, this.#retold);
    for (const kind of kindsOf(this.#retold, this.#target)) this.#count(kind);
    this.#told = [];
    this.#retold = [];
  }

  #compareKnowledge(): void {
    for (const viewer of viewersOf(this.#state.seats)) {
      const { seats } = str8Eight.view(this.#state, viewer);
      const known = seats.map(({ hand }) => hand.filter((card) => card !== null).join(' '));
      agree(known, this.#telling.knows(viewer === 'watcher' ? -1 : viewer));
      if (known.some((cards, seat) => seat !== viewer && cards !== '')) this.#count('knew another hand');
    }
  }

  #count(kind: string): void {
    this.#tally.set(kind, (this.#tally.get(kind) ?? 0) + 1);
  }
}

/** What endgames are played for; each is told what came before the event. */
const RARITIES: Readonly<Record<string, (event: Happening, before: readonly Happening[], target: number) => boolean>> =
  {
    'completed in one group': ({ type, str8 }) => type === 'completed' && str8 === true,
    'completed in several groups': ({ type, str8 }) => type === 'completed' && str8 === false,
    'nobody completed': ({ type }, before) => type === 'scored' && before.at(-1)?.type !== 'completed',
    'nobody past the target': ({ type, number }) => type === 'hand' && Number(number) > 1,
    'several past the target': ({ type, scores }, _, target) => type === 'ended' && pastIn(scores, target) > 1,
    'completer falls short': ({ type, winners }, before) =>
      type === 'ended' && before.some(({ type, seat }) => type === 'completed' && seat !== (winners as Seat[])[0]),
    'won with fewer points': ({ type, scores, winners }) =>
      type === 'ended' && Math.max(...(scores as number[])) > (scores as number[])[(winners as Seat[])[0]!]!,
    'shared win': ({ type, winners }) => type === 'ended' && (winners as Seat[]).length > 1,
  };

function pastIn(scores: unknown, target: number): number {
  return (scores as number[]).filter((score) => score >= target).length;
}

function kindsOf(events: readonly Happening[], target: number): string[] {
  return events.flatMap((event, i) => [
    event.type,
    ...Object.keys(RARITIES).filter((rarity) => RARITIES[rarity]!(event, events.slice(0, i), target)),
  ]);
}

function thriftiest(moves: readonly string[], lays: boolean): string {
  const rising = moves.toSorted((a, b) => costOf(a) - costOf(b));
  return rising.at(lays ? 0 : -1)!;
}

/** The number, or more than any for a pass card. */
function costOf(move: string): number {
  const [, group, place] = /(\d)x(\d)/.exec(move) ?? [];
  return group === undefined ? 100 : Number(group) * Number(place);
}

function textsOf(state: Str8EightState, seat: Seat): string[] {
  const count = str8Eight.moves(state, seat, codes);
  return Array.from(codes.subarray(0, count), (code) => str8Eight.format(str8Eight.decode(code)));
}

function encoded(move: string): number {
  return str8Eight.encode(str8Eight.parse(move)!);
}
