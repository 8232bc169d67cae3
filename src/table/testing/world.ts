import type { BotRequest, Thought } from '../../bots/answer.ts';
import { think } from '../../bots/think.ts';
import type { Entry } from '../log/entry.ts';
import type { Thinker } from '../environment.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Index } from '../store/store.ts';

/** A store whose disk fails when a test says so. */
export class ShakyStore extends MemoryStore {
  /** Which of the next entries cannot be saved, once. */
  refuses: ((entry: Entry) => boolean) | undefined;
  /** What the next reading of a log waits for. */
  hold: Promise<void> | undefined;
  /** A table whose log cannot be read. */
  broken: string | undefined;

  override async append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    if (this.refuses?.(entry) === true) {
      this.refuses = undefined;
      throw new Error('the disk is full');
    }
    return super.append(id, place, entry, index);
  }

  override async log(id: string, from?: number): Promise<Entry[]> {
    if (id === this.broken) throw new Error('the disk is worn out');
    const { hold } = this;
    this.hold = undefined;
    await hold;
    return super.log(id, from);
  }
}

/** Thinks as bots do, remembers what it was told, and fails when a test says so. */
export class WatchedThinker implements Thinker {
  readonly requests: BotRequest[] = [];
  failures = 0;

  async think(request: BotRequest): Promise<Thought> {
    this.requests.push(request);
    if (this.failures > 0) {
      this.failures--;
      throw new Error('lost the thread');
    }
    return think(request);
  }
}
