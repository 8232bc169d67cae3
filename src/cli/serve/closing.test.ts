import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeWithin, closingSignal } from './closing.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const before = SIGNALS.map((signal) => process.listeners(signal));
const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as typeof process.exit);
const says = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => void vi.restoreAllMocks());

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
  for (const [i, signal] of SIGNALS.entries()) {
    const ours = process.listeners(signal).filter((listener) => !before[i]!.includes(listener));
    for (const listener of ours) process.off(signal, listener);
  }
});

describe('signals', () => {
  test.each(SIGNALS)('the first, %s, is waited for', async (signal) => {
    const heard = closingSignal();
    process.emit(signal, signal);
    expect(await heard).toBe(signal);
    expect(exit).not.toHaveBeenCalled();
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('a second, %s, ends all at once with %d', async (signal, code) => {
    const heard = closingSignal();
    process.emit('SIGTERM', 'SIGTERM');
    await heard;
    vi.advanceTimersByTime(1000);
    process.emit(signal, signal);
    expect(exit.mock.calls).toEqual([[code]]);
  });

  test('the same Ctrl-C passed on by npm is no second one', async () => {
    const heard = closingSignal();
    process.emit('SIGINT', 'SIGINT');
    vi.advanceTimersByTime(100);
    process.emit('SIGINT', 'SIGINT');
    expect(await heard).toBe('SIGINT');
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  test('what closes in time is closed', async () => {
    const stop = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await closeWithin({ stop });
    expect(stop).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
  });

  test('what takes longer than ten seconds is left behind', () => {
    void closeWithin({ stop: () => new Promise(() => undefined) });
    vi.advanceTimersByTime(9_999);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(says.mock.calls).toEqual([['threestraws: closing took longer than 10 seconds']]);
  });

  test('what fails says why', async () => {
    const stop = (): Promise<void> => Promise.reject(new Error('the disk is full'));
    await expect(closeWithin({ stop })).rejects.toThrow('closing failed: the disk is full');
  });
});
