/** Hears what the other processes say. */
export interface ExchangeListener {
  /** Another process, which has this number, has said something. */
  told(text: string, process: number): void;
  /** These live: what others have said holds no longer. */
  living(processes: readonly number[]): void;
  /** From now on nothing is heard of them. */
  deafened(): void;
  /** They are heard again. */
  restored(): void;
}

/** Gives back what was claimed. */
export type Release = () => void;

/** What the processes that share a store say to each other beside it. None of it is kept. */
export interface Exchange {
  hear(listener: ExchangeListener): void;
  /** All others hear it, in this order. Rejects if nobody can be reached. */
  tell(texts: readonly string[]): Promise<void>;
  /**
   * Has something for this process alone, until it is given back or the process is gone; nothing if another one has it. While nobody can be
   * reached, it can be had by each. What happens within a process is its own affair.
   */
  claim(name: string): Promise<Release | undefined>;
}
