/**
 * La Courte Paille told a second time: slow, plain, and from rules/courte-paille.md alone. It imports nothing of the
 * engine on purpose, so that a mistake in one telling is not a mistake in both. Chance is handed to it; what it reckons
 * with (cards, scores, knowledge, the table) stands beside it.
 */
import { CHARACTERS, DECK, Table, characterOf, isCoco, leaders, listed } from './second-telling-score.ts';
import { pointsBySteps, stepsOf, totalsOf, valueOf, without } from './second-telling-score.ts';
import type { Cards, Position } from './second-telling-score.ts';

export type { Happening, Position } from './second-telling-score.ts';

export class SecondTelling extends Table {
  /** C3a, C4 */
  start(): void {
    this.luck.begin(0, 0);
    this.shark = this.luck.below(this.agreed.seats);
    this.luck.begin(1, 0);
    this.pile = DECK;
    this.openPart();
  }

  /** Chance is left as it is: whoever resumes has begun the stream that drawing goes on from. */
  resume({ pile, characters, hands, out, partsWon, ...rest }: Position): void {
    Object.assign(this, rest, { pile: listed(pile), hands: [...hands], out: [...out], scores: [...partsWon] });
    this.characters = CHARACTERS.filter((character) => characters.includes(character));
    this.gone = DECK.filter((card) => !isCoco(card) && !characters.includes(characterOf(card)));
    this.seen.all([...this.gone, ...this.week.slice(0, this.faceUp), ...this.menu, ...this.discard, ...this.asleep]);
    for (const seat of this.seats) this.seen.one(seat, hands[seat]!);
    this.beginRound();
  }

  get waitingFor(): number[] {
    if (this.awaits === 'nothing') return [];
    if (this.awaits !== 'choices') return [this.turn];
    return this.seats.filter((seat) => this.chosen[seat] === null && this.awake(seat).length > 0);
  }

  moves(seat: number): string[] {
    if (this.awaits === 'choices') return this.awake(seat).map((card) => `choose ${card}`);
    if (this.awaits === 'nothing' || seat !== this.turn) return [];
    return this.awaits === 'turn' ? this.things(seat) : this.characters.map((character) => `banish ${character}`);
  }

  play(seat: number, move: string): void {
    if (!this.moves(seat).includes(move)) throw new Error(`seat ${seat} may not ${move}`);
    const what = move.slice(move.indexOf(' ') + 1);
    if (this.awaits === 'banishing') return this.banish(seat, what);
    if (this.awaits === 'choices') {
      this.chosen = this.chosen.with(seat, what);
      return this.waitingFor.length === 0 ? this.turnUp() : undefined;
    }
    this.act(seat, move);
    this.resolveNext();
  }

  /** C4; C24, C24a */
  private openPart(): void {
    const length = Math.min(8 - this.part, this.pile.length);
    this.tell('part', { number: this.part, week: length, characters: this.characters, shark: this.shark });
    for (const seat of this.part === 1 ? this.seats : []) {
      const cards = this.drawn(5);
      this.hands = this.hands.with(seat, cards);
      this.seen.one(seat, cards);
      this.tell('dealt', { seat, cards });
    }
    this.week = this.drawn(length);
    this.faceUp = 0;
    this.tell('week', { cards: this.week });
    if (length > 0) this.turnLeftmost();
    this.layMenu();
    this.beginRound();
  }

  /** C5 */
  private beginRound(): void {
    this.chosen = this.seats.map(() => null);
    this.awaits = 'choices';
    if (this.waitingFor.length === 0) this.turnUp();
  }

  /** C5, C6 */
  private turnUp(): void {
    const choosers = this.fromShark().filter((seat) => this.chosen[seat] !== null);
    this.queue = choosers.toSorted((a, b) => valueOf(this.chosen[a]!) - valueOf(this.chosen[b]!));
    this.seen.all(choosers.map((seat) => this.chosen[seat]!));
    this.tell('chose', { cards: this.chosen });
    this.resolveNext();
  }

  /** C7, C8: where there is only one thing to do, or none (C8a, C10b), nobody is asked. */
  private resolveNext(): void {
    const [seat, ...later] = this.queue;
    if (seat === undefined) return this.endRound();
    [this.queue, this.turn, this.awaits] = [later, seat, 'turn'];
    if (!isCoco(this.chosen[seat]!)) this.throwAway(seat);
    const things = this.things(seat);
    if (things.length > 1) return;
    this.act(seat, things[0] ?? 'replace');
    this.resolveNext();
  }

  /** C7, C11 to C14: all that may be done with the card that is being resolved. */
  private things(seat: number): string[] {
    const card = this.chosen[seat]!;
    if (!isCoco(card)) return this.menu.map((card) => `take ${card}`);
    const positions = this.week.map((_, i) => i + 1);
    const down = positions.slice(this.faceUp);
    const pairs = down.flatMap((a) => down.filter((b) => b > a).map((b) => `peek ${a} ${b}`));
    return [
      ...positions.map((position) => `lesson ${position}`),
      ...this.menu.map((card) => `land menu ${card}`),
      ...(this.pile.length + this.discard.length > 0 ? ['land pile'] : []),
      ...without(this.awake(seat), [card]).map((card) => `land hand ${card}`),
      ...(down.length === 1 ? [`peek ${down[0]}`] : pairs),
      ...(this.agreed.cocoMaySleep ? ['sleep'] : []),
    ];
  }

  private act(seat: number, thing: string): void {
    const [verb, ...words] = thing.split(' ');
    if (verb === 'take') return this.take(seat, words[0]!);
    if (verb === 'sleep') return this.sleep(seat, this.chosen[seat]!);
    if (verb === 'lesson') this.lesson(seat, Number(words[0]));
    if (verb === 'land') this.land(seat, words[0]!, words[1]);
    if (verb === 'peek') this.peek(seat, words.map(Number));
    if (isCoco(this.chosen[seat]!)) this.throwAway(seat);
    this.takeFromPile(seat, words[0] === 'hand' ? 2 : 1);
  }

  /** C7 */
  private take(seat: number, card: string): void {
    this.menu = without(this.menu, [card]);
    this.hands = this.hands.with(seat, [...this.hands[seat]!, card]);
    this.tell('took', { seat, card, from: 'menu' });
  }

  /** C14 */
  private sleep(seat: number, card: string): void {
    this.asleep = [...this.asleep, card];
    this.tell('slept', { seat, card });
  }

  /** C11, C11a */
  private lesson(seat: number, position: number): void {
    const card = this.week[position - 1]!;
    this.week = without(this.week, [card]);
    if (position <= this.faceUp) this.faceUp -= 1;
    this.discard = [...this.discard, card];
    this.seen.all([card]);
    this.tell('lesson', { seat, position, card });
  }

  /** C12, C12a */
  private land(seat: number, from: string, named: string | undefined): void {
    const card = named ?? this.drawn(1)[0]!;
    if (from === 'hand') this.seen.landed(seat, card, without(this.awake(seat), [this.chosen[seat]!]));
    this.menu = without(this.menu, [card]);
    this.hands = this.hands.with(seat, without(this.hands[seat]!, [card]));
    this.week = [...this.week, card];
    this.tell('landed', { seat, card, from });
  }

  /** C13 */
  private peek(seat: number, positions: number[]): void {
    const cards = positions.map((position) => this.week[position - 1]!);
    this.seen.one(seat, cards);
    this.tell('peeked', { seat, positions, cards });
  }

  /** C10, C10c, C15, C15a */
  private endRound(): void {
    this.tell('cleared', { cards: listed(this.menu) });
    [this.discard, this.menu] = [[...this.discard, ...this.menu], []];
    const down = this.week.length - this.faceUp;
    if (down > 1) this.layMenu();
    if (down > 0) this.turnLeftmost();
    if (down <= 1) return this.endPart();
    this.shark = this.fromShark()[1]!;
    this.tell('shark', { seat: this.shark });
    this.beginRound();
  }

  /** C16, C17, C18 */
  private endPart(): void {
    const steps = stepsOf(this.week);
    this.asleep = [];
    this.tell('eaten', { characters: steps[0] ?? [], totals: totalsOf(this.week) });
    if (this.agreed.form !== 'single') return this.announce(steps[0] ?? []);
    const winners = leaders(this.hands, steps);
    this.scores = this.hands.map((hand) => pointsBySteps(hand, steps)[0] ?? 0);
    this.seen.all(this.hands.flat());
    this.tell('scored', { points: this.scores, winners, hands: this.hands.map(listed) });
    this.finish(winners);
  }

  /** C17a, `null` for those who are out. */
  private pointsIn(eaten: Cards): (number | null)[] {
    return this.hands.map((hand, seat) => (this.out.includes(seat) ? null : pointsBySteps(hand, [eaten])[0]!));
  }

  /** C21, C21a, C21b */
  private announce(eaten: Cards): void {
    const declared = this.agreed.form === 'declared';
    const points = this.pointsIn(eaten);
    const order = this.fromShark();
    for (const [i, seat] of order.entries()) {
      const more = order.slice(0, i).every((earlier) => points[earlier]! < points[seat]!);
      this.tell('announced', { seat, points: more || declared ? points[seat] : null });
    }
    const tied = order.filter((seat) => order.every((other) => points[other]! <= points[seat]!));
    const ahead = declared && this.agreed.rules > 1 ? this.compare(tied) : tied;
    const winner = order.find((seat) => ahead.includes(seat))!;
    const counts = (card: string): boolean => isCoco(card) || eaten.includes(characterOf(card));
    const cards = declared ? this.hand(winner).filter(counts) : this.hand(winner);
    if (!declared || eaten.length > 0) {
      this.seen.all(cards);
      this.tell('shown', { seat: winner, cards });
    }
    this.tell('scored', { points, winners: [winner] });
    this.scores = this.scores.with(winner, this.scores[winner]! + 1);
    [this.turn, this.awaits] = [winner, 'banishing'];
  }

  /** C18, C18a, C21b: from the second-highest total down, until one is ahead or no step is left. */
  private compare(tied: number[]): number[] {
    const steps = stepsOf(this.week);
    const points = this.hands.map((hand) => pointsBySteps(hand, steps));
    let level = tied;
    for (let step = 1; step < steps.length && level.length > 1; step += 1) {
      const stated = this.seats.map((seat) => (level.includes(seat) ? points[seat]![step]! : null));
      this.tell('compared', { characters: steps[step], points: stated });
      const most = Math.max(...level.map((seat) => points[seat]![step]!));
      level = level.filter((seat) => points[seat]![step] === most);
    }
    return level;
  }

  /** C22, C22a, C25 */
  private banish(winner: number, character: string): void {
    const nine = DECK.filter((card) => characterOf(card) === character);
    const cards = this.hands.map((hand) => listed(hand).filter((card) => nine.includes(card)));
    this.hands = this.hands.map((hand) => without(hand, nine));
    for (const place of ['week', 'discard', 'pile'] as const) this[place] = without(this[place], nine);
    this.gone = [...this.gone, ...nine];
    this.characters = without(this.characters, [character]);
    this.seen.all(nine);
    this.tell('banished', { seat: winner, character, cards });
    const emptied = this.seats.filter((seat) => this.hands[seat]!.length === 0 && !this.out.includes(seat));
    for (const seat of emptied) this.tell('out', { seat });
    this.out = [...this.out, ...emptied];
    this.endOrGoOn(winner);
  }

  /** C25, C25a */
  private endOrGoOn(winner: number): void {
    const left = this.seats.filter((seat) => !this.out.includes(seat));
    if (left.length <= 1) return this.finish(left.length === 0 ? [winner] : left);
    if (this.characters.length > 1) return this.nextPart(winner);
    const points = this.pointsIn(this.characters);
    const winners = left.filter((seat) => left.every((other) => points[other]! <= points[seat]!));
    this.tell('scored', { points, winners });
    this.finish(winners);
  }

  /** C23, C24, C24a */
  private nextPart(winner: number): void {
    const cocos = this.hand(winner).filter(isCoco);
    this.hands = this.hands.with(winner, without(this.hands[winner]!, cocos));
    if (cocos.length > 0) this.tell('returned', { seat: winner, cards: cocos });
    this.pile = listed([...cocos, ...this.week, ...this.discard, ...this.pile]);
    [this.week, this.discard] = [[], []];
    this.part += 1;
    this.shuffle(0);
    this.takeFromPile(winner, cocos.length);
    this.shark = winner;
    this.shark = this.fromShark()[0]!;
    this.openPart();
  }

  private finish(winners: number[]): void {
    [this.awaits, this.winners] = ['nothing', winners];
    this.tell('ended', { scores: this.scores, winners });
  }
}
