/** What a thread can be asked to do. A task gets one value and gives one; meanwhile it may tell how much is done, from 0 to 1. */
export type Tasks = Readonly<Record<string, (about: never, tell: TellProgress) => unknown>>;

export type TellProgress = (share: number) => void;

export type TaskName<T extends Tasks> = keyof T & string;
export type About<T extends Tasks, N extends TaskName<T>> = Parameters<T[N]>[0];
export type Answer<T extends Tasks, N extends TaskName<T>> = ReturnType<T[N]>;

/** What is sent to a thread. */
export interface Call {
  readonly id: number;
  readonly task: string;
  readonly about: unknown;
}

/** What it sends back, in the order in which it gets done. */
export type Reply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: Error };
