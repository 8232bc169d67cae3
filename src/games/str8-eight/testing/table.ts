import { askOf, type Offer } from '../../../engine/ask.ts';
import type { Chance } from '../../../engine/chance/chance.ts';
import type { Preview, Refusal } from '../../../engine/game.ts';
import type { Seat, Viewer } from '../../../engine/seats.ts';
import type { Str8EightEvent } from '../events.ts';
import { str8Eight } from '../game.ts';
import type { Str8EightMove } from '../moves.ts';
import { DISCARD, PASSED, PILE, sequenceOf, type Phase, type Str8EightState } from '../state.ts';
import type { Str8EightView } from '../view.ts';

/** A match in a test, which reads like play. Cards are written as a line, `?` for one that is not known. */
export class Table {
  readonly state: Str8EightState;
  readonly chance: Chance;
  /** All that has been told so far, with nothing hidden. */
  readonly events: Str8EightEvent[];

  constructor(state: Str8EightState, chance: Chance, events: Str8EightEvent[]) {
    this.state = state;
    this.chance = chance;
    this.events = events;
  }

  /** Whoever has the turn makes each of these moves; says what happened. */
  plays(...texts: string[]): Str8EightEvent[] {
    return texts.flatMap((text) => this.#play(text));
  }

  #play(text: string): Str8EightEvent[] {
    const { turn } = this;
    const refusal = this.refusal(turn, text);
    if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.clause}`);
    const told: Str8EightEvent[] = [];
    str8Eight.play(this.state, turn, str8Eight.encode(moveOf(text)), this.chance, (event) => told.push(event));
    this.events.push(...told);
    return told;
  }

  refusal(seat: Seat, text: string): Refusal | undefined {
    return str8Eight.refuse(this.state, seat, moveOf(text));
  }

  /** What a seat may do now, whoever has the turn unless told: by kind, then in the order of the deck. */
  legal(seat: Seat = this.state.turn): string[] {
    const codes = new Uint16Array(str8Eight.mostMoves);
    const count = str8Eight.moves(this.state, seat, codes);
    return Array.from(codes.subarray(0, count).sort(), (code) => str8Eight.format(str8Eight.decode(code)));
  }

  offers(seat: Seat = this.turn): Offer[] {
    return askOf(str8Eight, this.state, seat);
  }

  preview(text: string): Preview {
    return str8Eight.preview(this.state, this.turn, moveOf(text));
  }

  told<Type extends Str8EightEvent['type']>(type: Type): Extract<Str8EightEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Str8EightEvent, { type: Type }> => event.type === type);
  }

  /** All that this viewer has been told. */
  sent(viewer: Viewer): (Str8EightEvent | undefined)[] {
    return this.events.map((event) => str8Eight.project(event, viewer));
  }

  view(viewer: Viewer): Str8EightView {
    return str8Eight.view(this.state, viewer);
  }

  /** What the seat sees in its own hand. */
  hand(seat: Seat): string {
    return this.seen(seat, seat);
  }

  /** What a viewer sees of a seat's hand. */
  seen(viewer: Viewer, seat: Seat): string {
    return line(this.view(viewer).seats[seat]!.hand);
  }

  /** What a viewer sees of all hands. */
  hands(viewer: Viewer): string[] {
    return this.view(viewer).seats.map(({ hand }) => line(hand));
  }

  /** The hands as they are. */
  get truth(): string[] {
    return Array.from({ length: this.state.seats }, (_, seat) => this.hand(seat));
  }

  sequence(seat: Seat): string {
    return line(this.state.cards.names(sequenceOf(seat)));
  }

  /** The top is the last. */
  get discard(): string {
    return line(this.state.cards.names(DISCARD));
  }

  get passed(): string {
    return line(this.state.cards.names(PASSED));
  }

  get pile(): number {
    return this.state.cards.count(PILE);
  }

  get phase(): Phase {
    return this.view('watcher').phase;
  }

  get barren(): number {
    return this.view('watcher').barren;
  }

  get dealer(): Seat {
    return this.view('watcher').dealer;
  }

  get turn(): Seat {
    const { turn } = this.view('watcher');
    if (turn === undefined) throw new Error('the match is over');
    return turn;
  }

  get scores(): number[] {
    return str8Eight.scores(this.state);
  }

  /** Nobody while the match goes on. */
  get winners(): readonly Seat[] | undefined {
    return this.view('watcher').winners;
  }
}

export function moveOf(text: string): Str8EightMove {
  const move = str8Eight.parse(text);
  if (move === undefined) throw new Error(`"${text}" is no move`);
  return move;
}

function line(cards: readonly (string | null)[]): string {
  return cards.map((card) => card ?? '?').join(' ');
}
