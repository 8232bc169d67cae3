import type { AnswerOf, ArgsOf } from '../../protocol/api/api.ts';
import type { ProblemDocument } from '../../protocol/people.ts';
import type { VerbName } from '../../protocol/verbs.ts';
import type { AloneLink } from '../link/link.ts';

/** The page alone knows that these cannot be done here, or asks for them in another way. */
type Elsewhere = 'lobby' | 'device' | 'claim' | 'token' | 'health' | 'listen' | 'analysis' | Devices;
type Devices = 'devices' | 'signOut' | 'signOutOthers';

/** The verbs that the worker does as a server would. */
export type WorkerVerb = Exclude<VerbName, Elsewhere>;

/** What only the worker does. */
export type Extras = Pick<AloneLink, 'isKept' | 'replay' | 'branch' | 'verify'>;

/** All that the worker can be asked for. */
export type Calls = { readonly [V in WorkerVerb]: (...args: ArgsOf<V>) => Promise<AnswerOf<V>> } & Extras;
type Method = keyof Calls;

/** Those that a first match begins without. */
export type LaterCall =
  | 'games'
  | 'forget'
  | 'sit'
  | 'setSeat'
  | 'reveal'
  | 'say'
  | 'mute'
  | 'rematch'
  | 'record'
  | 'hint'
  | 'replay'
  | 'branch'
  | 'verify';

/** What stands in the address of a table. */
export interface At {
  readonly table: string;
}

export type BodyOf<V extends WorkerVerb> = Required<ArgsOf<V>>[1];

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
