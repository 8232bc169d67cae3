import type { Hello, Message, Snapshot } from '../../protocol/table.ts';
import type { Listener } from '../../table/live-table.ts';
import type { ToPage } from './messages.ts';
import { elsewhere } from './problem.ts';
import { YOU } from './you.ts';

/** There is no newer version to be told of: the worker came with the page. */
const VERSION = 'alone';

/** Somebody in the page who listens to a table. */
export class PageListener implements Listener {
  readonly player = YOU;
  readonly #number: number;
  readonly #post: (message: ToPage) => void;
  #isOpen = false;

  constructor(number: number, post: (message: ToPage) => void) {
    this.#number = number;
    this.#post = post;
  }

  /** Says hello, once; until then listening can still be refused. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const hello: Hello = { version: VERSION, now: Date.now() };
    this.#post({ type: 'hello', number: this.#number, text: JSON.stringify(hello) });
  }

  snapshot(snapshot: Snapshot): void {
    this.open();
    this.#post({ type: 'snapshot', number: this.#number, text: JSON.stringify(snapshot) });
  }

  send(_: Message, text: string): boolean {
    this.open();
    this.#post({ type: 'message', number: this.#number, text });
    return true;
  }

  /** The person here always has a seat, so that only another tab ends it. */
  end(): void {
    this.#post({ type: 'refused', number: this.#number, problem: elsewhere().problem });
  }
}
