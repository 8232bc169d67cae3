/**
 * Loaded into a server before anything else: its clocks and its own timers run as fast as a file says, which is read at a signal. What others
 * (the driver of the database, the framework) wait for goes on as always, and so do threads: searches are as long as they are.
 */
export const FAST_TIME = `
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const steady = performance.now.bind(performance);
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const began = Date.now() - steady();
  let factor = 1, lived = 0, from = 0, leap = 0;
  const now = () => lived + (steady() - from) * factor;
  Date.now = () => Math.round(began + leap + now());
  performance.now = now;

  const timers = new Set();
  class Timer {
    #isFree = false;
    #real;
    constructor(run, ms) {
      [this.run, this.ms] = [run, ms];
      this.refresh();
    }
    arm() {
      stop(this.#real);
      this.#real = start(() => {
        timers.delete(this);
        this.run();
      }, Math.max(0, (this.due - now()) / factor));
      if (this.#isFree) this.#real.unref();
    }
    refresh() {
      this.due = now() + this.ms;
      timers.add(this);
      this.arm();
      return this;
    }
    close() {
      timers.delete(this);
      stop(this.#real);
      return this;
    }
    unref() {
      this.#isFree = true;
      this.#real.unref();
      return this;
    }
    ref() {
      this.#isFree = false;
      this.#real.ref();
      return this;
    }
    hasRef() {
      return !this.#isFree;
    }
  }
  const isOfOthers = () => new Error().stack.split('\\n')[3]?.includes('node_modules');
  globalThis.setTimeout = (run, ms = 0, ...args) =>
    ms < 1 || isOfOthers() ? start(run, ms, ...args) : new Timer(() => run(...args), ms);
  globalThis.setTimeout[promisify.custom] = start[promisify.custom];
  globalThis.clearTimeout = (timer) => (timer instanceof Timer ? void timer.close() : stop(timer));

  process.on('SIGUSR2', () => {
    const { pid, env: { SOAK: folder } } = process;
    const set = JSON.parse(readFileSync(folder + '/time-' + pid + '.json', 'utf8'));
    [lived, from] = [now(), steady()];
    [factor, leap] = [set.factor, set.leap];
    for (const timer of timers) timer.arm();
    gc();
    const resources = { Timer: timers.size };
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = 1 + (resources[kind] ?? 0);
    const inside = { asked: set.asked, heap: process.memoryUsage().heapUsed, resources, lived: now() };
    writeFileSync(folder + '/inside-' + pid + '.new', JSON.stringify(inside));
    renameSync(folder + '/inside-' + pid + '.new', folder + '/inside-' + pid + '.json');
  });
}
`;
