import type { Timepiece } from '../../../table/environment.ts';
import { REAL_TIME } from '../../../table/real-time.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
  callOff: () => void;
}

/** Time as everybody knows it, which a test can move on. */
export class MovedTime implements Timepiece {
  readonly #alarms = new Set<Alarm>();
  #ahead = 0;

  now(): number {
    return REAL_TIME.now() + this.#ahead;
  }

  steady(): number {
    return REAL_TIME.steady() + this.#ahead;
  }

  after(ms: number, run: () => void): () => void {
    const alarm: Alarm = { at: this.now() + ms, run, callOff: () => undefined };
    this.#alarms.add(alarm);
    this.#arm(alarm);
    return () => {
      this.#alarms.delete(alarm);
      alarm.callOff();
    };
  }

  /** From now on it is so much later. */
  move(ms: number): void {
    this.#ahead += ms;
    for (const alarm of [...this.#alarms].toSorted((a, b) => a.at - b.at)) this.#arm(alarm);
  }

  #arm(alarm: Alarm): void {
    alarm.callOff();
    alarm.callOff = REAL_TIME.after(Math.max(0, alarm.at - this.now()), () => {
      this.#alarms.delete(alarm);
      alarm.run();
    });
  }
}
