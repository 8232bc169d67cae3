import { askOf, type Offer } from '../../../engine/ask.ts';
import type { Chance } from '../../../engine/chance/chance.ts';
import type { Preview, Refusal } from '../../../engine/game.ts';
import { seatsIn, type Seat, type Viewer } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import type { CourtePailleEvent } from '../events.ts';
import { courtePaille } from '../game.ts';
import type { CourtePailleMove } from '../moves.ts';
import { DISCARD, MENU, PILE, WEEK, type CourtePailleState } from '../state.ts';
import type { CourtePailleView } from '../view.ts';

/** A match in a test, which reads like play. */
export class Table {
  readonly state: CourtePailleState;
  /** All that has been told so far, with nothing hidden. */
  readonly events: CourtePailleEvent[];
  readonly chance: Chance;

  constructor(state: CourtePailleState, chance: Chance, events: CourtePailleEvent[]) {
    this.state = state;
    this.events = events;
    this.chance = chance;
  }

  /** Everybody's choice, in seat order, `null` for a seat that does not choose; says what happened. */
  choose(...cards: (Card | null)[]): CourtePailleEvent[] {
    return cards.flatMap((card, seat) => (card === null ? [] : this.plays(seat, `choose ${card}`)));
  }

  /** Whoever has the turn takes the first of these from the menu, the next the second. */
  takes(...cards: Card[]): CourtePailleEvent[] {
    return cards.flatMap((card) => this.plays(this.turn, `take ${card}`));
  }

  plays(seat: Seat, text: string): CourtePailleEvent[] {
    const refusal = this.refusal(seat, text);
    if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.clause}`);
    const told: CourtePailleEvent[] = [];
    courtePaille.play(this.state, seat, courtePaille.encode(moveOf(text)), this.chance, (event) => told.push(event));
    this.events.push(...told);
    return told;
  }

  refusal(seat: Seat, text: string): Refusal | undefined {
    return courtePaille.refuse(this.state, seat, moveOf(text));
  }

  /** What the seat may do now, cards in the order of the deck. */
  legal(seat: Seat): string[] {
    const codes = new Uint16Array(courtePaille.mostMoves);
    const count = courtePaille.moves(this.state, seat, codes);
    return Array.from(codes.subarray(0, count).sort(), (code) => courtePaille.format(courtePaille.decode(code)));
  }

  offers(seat: Seat): Offer[] {
    return askOf(courtePaille, this.state, seat);
  }

  preview(seat: Seat, text: string): Preview {
    return courtePaille.preview(this.state, seat, moveOf(text));
  }

  told<Type extends CourtePailleEvent['type']>(type: Type): Extract<CourtePailleEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<CourtePailleEvent, { type: Type }> => event.type === type);
  }

  /** All that this viewer has been told. */
  sent(viewer: Viewer): (CourtePailleEvent | undefined)[] {
    return this.events.map((event) => courtePaille.project(event, viewer));
  }

  view(viewer: Viewer): CourtePailleView {
    return courtePaille.view(this.state, viewer);
  }

  /** What the seat sees in its own hand. */
  hand(seat: Seat): readonly (Card | null)[] {
    return this.seen(seat, seat);
  }

  /** What a viewer sees of a seat's hand. */
  seen(viewer: Viewer, seat: Seat): readonly (Card | null)[] {
    return this.view(viewer).seats[seat]!.hand;
  }

  /** What a viewer sees of the week. */
  seenWeek(viewer: Viewer): (Card | null)[] {
    return this.view(viewer).week.map(({ card }) => card);
  }

  /** From left to right, with the faces of those that lie face down. */
  get week(): Card[] {
    return this.state.cards.names(WEEK);
  }

  /** How many of the week lie face up. */
  get up(): number {
    return this.view('watcher').week.filter(({ up }) => up).length;
  }

  get menu(): Card[] {
    return this.state.cards.names(MENU);
  }

  get discard(): Card[] {
    return this.state.cards.names(DISCARD);
  }

  /** All that is left to draw, in listed order as long as nothing was drawn from it. */
  get pile(): Card[] {
    return this.state.cards.names(PILE).toReversed();
  }

  get shark(): Seat {
    return this.view('watcher').shark;
  }

  get turn(): Seat {
    const { turn } = this.view('watcher');
    if (turn === undefined) throw new Error('nobody has the turn');
    return turn;
  }

  get waiting(): Seat[] {
    return seatsIn(courtePaille.waitingFor(this.state));
  }

  get scores(): number[] {
    return courtePaille.scores(this.state);
  }

  /** Nobody while the match goes on. */
  get winners(): readonly Seat[] | undefined {
    return this.view('watcher').winners;
  }
}

export function moveOf(text: string): CourtePailleMove {
  const move = courtePaille.parse(text);
  if (move === undefined) throw new Error(`"${text}" is no move`);
  return move;
}
