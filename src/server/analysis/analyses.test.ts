import { expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import { settled } from '../../table/testing/manual-time.ts';
import type { Exchange } from '../store/exchange.ts';
import { Analyses, type Asker } from './analyses.ts';
import { MemoryAnalyses } from './analysis-store.ts';

const ANN: Asker = { player: 'ann', address: '192.0.2.1' };

/** Two processes that share what is kept and what is claimed. Analyses are made when they are told to be. */
function twoProcesses() {
  const store = new MemoryAnalyses();
  const claims = new Map<string, number>();
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const exchangeOf = (process: number): Exchange => ({
    hear: () => undefined,
    tell: async () => undefined,
    claim: async (name) => {
      if ((claims.get(name) ?? process) !== process) return undefined;
      claims.set(name, process);
      return () => void claims.delete(name);
    },
  });
  const tables = {
    mayLookBack: async () => ({ ok: null }),
    record: async (id: string) => ({ ok: { id } as unknown as MatchRecord }),
  };
  const analyst = {
    analyse: (record: MatchRecord): Promise<string> => {
      const { id } = record as unknown as { id: string };
      begun.push(id);
      return new Promise((resolve) => finish.set(id, () => resolve(`all of ${id}`)));
    },
  };
  const [one, other] = [0, 1].map((process) => new Analyses(tables, store, analyst, exchangeOf(process)));
  return { one: one!, other: other!, begun, finish };
}

const ask = (analyses: Analyses, id: string): ReturnType<Analyses['of']> => analyses.of(id, ANN, () => undefined);

async function until(analyses: Analyses, id: string, finish: Map<string, () => void>): Promise<unknown> {
  for (;;) {
    finish.get(id)?.();
    const found = await ask(analyses, id);
    if ('ok' in found && typeof found.ok === 'string') return found.ok;
    await settled();
  }
}

test('a match that two processes are asked for is looked at once', async () => {
  const { one, other, begun, finish } = twoProcesses();
  await ask(one, 'a');
  await ask(other, 'a');
  await settled();
  expect(begun).toEqual(['a']);
  expect(await until(one, 'a', finish)).toBe('all of a');
  expect(await until(other, 'a', finish)).toBe('all of a');
  expect(begun).toEqual(['a']);
});

test('somebody who asks two processes for two matches gets one after the other', async () => {
  const { one, other, begun, finish } = twoProcesses();
  await ask(one, 'a');
  await settled();
  await ask(other, 'b');
  await settled();
  expect(begun).toEqual(['a']);
  await until(one, 'a', finish);
  expect(await until(other, 'b', finish)).toBe('all of b');
  expect(begun).toEqual(['a', 'b']);
});
