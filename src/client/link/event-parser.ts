/** One server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** The id that was last given, by this event or an earlier one. */
  readonly id: string | undefined;
}

// a carriage return at the very end may be half of a line's end
const LINE_END = /\r\n|\n|\r(?!$)/;

/** Makes events of a stream's text, however it is cut into pieces. */
export class EventParser {
  #rest = '';
  #event = '';
  #data: string[] = [];
  #id: string | undefined;

  /** The events that this piece completes. */
  feed(piece: string): StreamEvent[] {
    const lines = (this.#rest + piece).split(LINE_END);
    this.#rest = lines.pop()!;
    return lines.flatMap((line) => this.#take(line) ?? []);
  }

  #take(line: string): StreamEvent | undefined {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return undefined;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    if (field === 'event') this.#event = value;
    if (field === 'id' && !value.includes('\0')) this.#id = value;
    return undefined;
  }

  #dispatch(): StreamEvent | undefined {
    const event = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return isEmpty ? undefined : event;
  }
}
