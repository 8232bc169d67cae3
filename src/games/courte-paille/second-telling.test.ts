import { expect, test } from 'vitest';
import type { FastChance } from '../../engine/chance/fast.ts';
import { agree } from '../../engine/testing/agree.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { bitOf, seatsIn, viewersOf, type Seat } from '../../engine/seats.ts';
import { DECK, NAME_OF } from './cards.ts';
import { courtePaille } from './game.ts';
import { FORMS, type CourtePailleOptions } from './options.ts';
import type { CourtePailleState } from './state.ts';
import { endgame, viewOf, type Endgame } from './testing/endgame.ts';
import { SecondTelling, type Happening } from './testing/second-telling.ts';

const MATCHES = howMany(12, 100);
const ENDGAMES = howMany(150, 400);
/** How rarely what everybody knows is compared. */
const SHARE = 5;

const codes = new Uint16Array(courtePaille.mostMoves);

/** Random players do not do everything often: each of these does one thing wherever it can. */
const WHIMS = [/./, /^land hand/, /^land/, /^lesson/, /^sleep|^choose coco/, /^peek|^choose coco/];

for (const form of FORMS) {
  for (const sleep of [false, true]) {
    test.each([2, 3, 4, 5])(`both tellings agree on ${MATCHES} matches: ${form}, sleep ${sleep}, %i seats`, (seats) => {
      const tally = new Map<string, number>();
      for (let match = 0; match < MATCHES; match++) {
        new Twins(seats, { form, 'coco-may-sleep': sleep }, match, tally).play();
      }
      const always = ['ended', 'reshuffled', 'lesson', 'landed', 'peeked', ...(sleep ? ['slept'] : [])];
      const parts = form === 'single' ? [] : ['banished', 'announced', 'returned', 'out'];
      expect(tally.get('ended')).toBe(MATCHES);
      for (const type of [...always, ...parts]) expect(tally.get(type), type).toBeGreaterThan(0);
    });
  }
}

for (const [form, rules] of FORMS.flatMap((form) => [1, 2].map((rules) => [form, rules] as const))) {
  test(`both tellings agree on ${ENDGAMES} endgames with hardly a card left: ${form}, rules ${rules}`, () => {
    const tally = new Map<string, number>();
    for (let match = 0; match < ENDGAMES; match++) {
      const position = endgame(form, match % 2 === 1, seeded(match, 3));
      const options = { form, 'coco-may-sleep': match % 2 === 1 };
      new Twins(position.hands.length, options, match, tally, rules).playFrom(position);
    }
    const parts = form === 'single' ? [] : ['out', 'short week', 'last character'];
    const ties = form === 'declared' && rules === 2 ? TIES : [];
    for (const rarity of ['short menu', 'no menu', 'nobody chose', 'nobody eaten', ...parts, ...ties]) {
      expect(tally.get(rarity), rarity).toBeGreaterThan(0);
    }
    expect(tally.has('compared')).toBe(ties.length > 0);
  });
}

/** One match told twice, with the same luck. */
class Twins {
  readonly #state: CourtePailleState;
  readonly #chance: FastChance;
  readonly #telling: SecondTelling;
  readonly #dice: FastChance;
  readonly #whim: RegExp;
  readonly #tally: Map<string, number>;
  #isSeen = true;
  #told: unknown[] = [];
  #retold: Happening[] = [];

  constructor(
    seats: number,
    options: CourtePailleOptions,
    match: number,
    tally: Map<string, number>,
    rules = courtePaille.rules,
  ) {
    this.#state = courtePaille.blank(seats, options, rules);
    this.#chance = seeded(match, 1);
    this.#dice = seeded(match, 2);
    this.#whim = WHIMS[(match >> 1) % WHIMS.length]!;
    this.#tally = tally;
    const agreed = { seats, form: options.form, cocoMaySleep: options['coco-may-sleep'], rules };
    this.#telling = new SecondTelling(agreed, seeded(match, 1), (event) => this.#retold.push(event));
  }

  play(): void {
    courtePaille.start(this.#state, this.#chance, (event) => this.#told.push(event));
    this.#telling.start();
    this.#compareEvents();
    this.#playOn();
    this.#compareKnowledge();
  }

  /** Without comparing what is known: nobody was there to see how the position came about. */
  playFrom(position: Endgame): void {
    courtePaille.imagine(viewOf(position), this.#chance, this.#state);
    // the engine takes up a round only where a decision is waited for
    if (courtePaille.waitingFor(this.#state) === 0) return;
    this.#isSeen = false;
    this.#telling.resume(position);
    this.#playOn();
  }

  #playOn(): void {
    while (courtePaille.waitingFor(this.#state) !== 0) this.#playMove();
    agree(courtePaille.scores(this.#state), this.#telling.scores);
    agree(seatsIn(courtePaille.winners(this.#state)), this.#telling.winners);
  }

  #playMove(): void {
    const waiting = seatsIn(courtePaille.waitingFor(this.#state));
    agree(waiting, this.#telling.waitingFor);
    // somebody who has chosen may be the one who chooses anew
    const movers = [...Array(this.#state.seats).keys()].filter((seat) => this.#compareMoves(seat) > 0);
    const seat = this.#pick(this.#dice.below(4) === 0 ? movers : waiting);
    const move = this.#choose(seat);
    courtePaille.play(this.#state, seat, encoded(move), this.#chance, (event) => this.#told.push(event));
    this.#telling.play(seat, move);
    this.#compareEvents();
    if (this.#isSeen && this.#dice.below(SHARE) === 0) this.#compareKnowledge();
  }

  #choose(seat: Seat): string {
    const legal = textsOf(this.#state, seat);
    const liked = legal.filter((move) => this.#whim.test(move));
    return this.#pick(liked.length > 0 && this.#dice.below(4) > 0 ? liked : legal);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#dice.below(list.length)]!;
  }

  #compareMoves(seat: Seat): number {
    const legal = textsOf(this.#state, seat);
    agree(legal.toSorted(), this.#telling.moves(seat).toSorted());
    return legal.length;
  }

  #compareEvents(): void {
    agree(this.#told, this.#retold);
    for (const type of kindsOf(this.#retold)) this.#tally.set(type, (this.#tally.get(type) ?? 0) + 1);
    this.#told = [];
    this.#retold = [];
  }

  #compareKnowledge(): void {
    const { cards } = this.#state;
    for (const viewer of viewersOf(this.#state.seats)) {
      const known = [...DECK.faceOf.keys()].filter((card) => (cards.knownTo(card) & bitOf(viewer)) !== 0);
      agree(
        known.map((card) => NAME_OF[card]!),
        this.#telling.knows(viewer === 'watcher' ? -1 : viewer),
      );
    }
  }
}

/** What endgames are played for. */
const RARITIES: Readonly<Record<string, (event: Happening, next: Happening | undefined) => boolean>> = {
  'short menu': ({ type, cards }) => type === 'menu' && sizeOf(cards) > 0 && sizeOf(cards) < 5,
  'no menu': ({ type, cards }) => type === 'menu' && sizeOf(cards) === 0,
  'nobody chose': ({ type, cards }) => type === 'chose' && (cards as unknown[]).every((card) => card === null),
  'nobody eaten': ({ type, characters }) => type === 'eaten' && sizeOf(characters) === 0,
  'compared again': ({ type }, next) => type === 'compared' && next?.type === 'compared',
  'parted by comparing': ({ type, points }, next) => isLastStep(type, next) && leadersIn(points) === 1,
  'parted by nothing': ({ type, points }, next) => isLastStep(type, next) && leadersIn(points) > 1,
  'short week': ({ type, week, number }) => type === 'part' && Number(week) < 8 - Number(number),
  'last character': ({ type }, next) => (type === 'banished' || type === 'out') && next?.type === 'scored',
};

function isLastStep(type: string, next: Happening | undefined): boolean {
  return type === 'compared' && next?.type !== 'compared';
}

function leadersIn(points: unknown): number {
  const held = (points as (number | null)[]).map((one) => one ?? -1);
  return held.filter((one) => one === Math.max(...held)).length;
}

/** How ties at the top of a part end: at once or later, or never. */
const TIES = ['compared', 'compared again', 'parted by comparing', 'parted by nothing'];

function sizeOf(list: unknown): number {
  return (list as unknown[]).length;
}

function kindsOf(events: readonly Happening[]): string[] {
  return events.flatMap((event, i) => [
    event.type,
    ...Object.keys(RARITIES).filter((rarity) => RARITIES[rarity]!(event, events[i + 1])),
  ]);
}

function textsOf(state: CourtePailleState, seat: Seat): string[] {
  const count = courtePaille.moves(state, seat, codes);
  return Array.from(codes.subarray(0, count), (code) => courtePaille.format(courtePaille.decode(code)));
}

function encoded(move: string): number {
  return courtePaille.encode(courtePaille.parse(move)!);
}
