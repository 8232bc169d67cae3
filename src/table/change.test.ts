import { describe, expect, test } from 'vitest';
import type { Entry } from './log/entry.ts';
import { MemoryStore } from './store/memory-store.ts';
import type { Index } from './store/store.ts';
import { askedFirst, begunTable } from './testing/guests.ts';
import { settled } from './testing/manual-time.ts';

/** A store that takes its time: what it is given is saved once a test says so. */
class SlowStore extends MemoryStore {
  isSlow = false;
  save = (): void => undefined;

  override async append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    if (this.isSlow) await new Promise<void>((resolve) => (this.save = resolve));
    return super.append(id, place, entry, index);
  }
}

async function slowly() {
  const store = new SlowStore();
  const party = await begunTable('straw', { given: { store } });
  const [asked, other] = askedFirst(party);
  store.isSlow = true;
  return { store, asked, other, heard: other.stream!.texts.length };
}

describe('a move', () => {
  test('is said to nobody, and answered to nobody, before it is saved', async () => {
    const { store, asked, other, heard } = await slowly();
    let isAnswered = false;
    const answered = asked.answer().then(() => (isAnswered = true));
    await settled();
    expect([other.stream!.texts.length, isAnswered]).toEqual([heard, false]);
    store.save();
    await answered;
    expect(other.stream!.texts).toHaveLength(heard + 1);
  });

  test('keeps everybody else waiting who wants something of the table until then', async () => {
    const { store, asked, other } = await slowly();
    const answered = asked.answer();
    let seen: number | undefined;
    const looked = other.look().then(({ seq }) => (seen = seq));
    await settled();
    expect(seen).toBeUndefined();
    store.save();
    await Promise.all([answered, looked]);
    expect(seen).toBe(other.sees.seq);
  });
});
