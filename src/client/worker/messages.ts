import type { ProblemDocument } from '../../protocol/people.ts';
import type { AloneLink } from '../link/link.ts';

/** What is done by the worker; the page alone knows that the rest cannot be done here. */
export type Calls = Omit<AloneLink, 'isOnline' | 'lobby' | 'device' | 'claim' | 'listen' | 'analysis'>;
export type Method = keyof Calls;

export type ToWorker =
  | { readonly type: 'call'; readonly number: number; readonly method: Method; readonly args: readonly unknown[] }
  | { readonly type: 'listen'; readonly number: number; readonly table: string; readonly after: number | undefined }
  | { readonly type: 'analyse'; readonly number: number; readonly table: string }
  | { readonly type: 'hang-up'; readonly number: number }
  | { readonly type: 'pace'; readonly pace: number };

/** Answers and news travel as JSON, so that they are to the letter what a server sends. */
export type ToPage =
  | { readonly type: 'answer'; readonly number: number; readonly text: string | undefined }
  | { readonly type: 'problem'; readonly number: number; readonly problem: ProblemDocument }
  | { readonly type: 'progress'; readonly number: number; readonly share: number }
  | { readonly type: 'hello' | 'snapshot' | 'message'; readonly number: number; readonly text: string }
  | { readonly type: 'refused'; readonly number: number; readonly problem: ProblemDocument };

/** One end of the way between the page and the worker. */
export interface Port {
  postMessage(message: ToWorker | ToPage): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}
