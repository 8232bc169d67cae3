import { describe, expect, test } from 'vitest';
import { analysis, hint } from '../../protocol/analysis.ts';
import { listen, useWorkerPages } from './testing/worker-pages.ts';

const pages = useWorkerPages();
const WISH = { game: 'straw', seats: ['me', { bot: 'random' }] } as const;

describe('alone', () => {
  test('a hint, then a match that is looked at, once', async () => {
    const link = pages.open();
    link.setPace(0);
    const { table } = await link.open({ ...WISH, seats: [...WISH.seats] });
    expect(table.hints).toBe(true);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.until(() => witness.isAsked);
    expect(hint.parse(await link.hint(table.id)).options.length).toBeGreaterThan(0);
    await expect(link.analysis(table.id)).rejects.toMatchObject({ kind: 'not-ended' });
    await witness.play(link, table.id);
    await expect(link.hint(table.id)).rejects.toMatchObject({ kind: 'not-playing' });

    const unwanted = new AbortController();
    const givenUp = link.analysis(table.id, () => unwanted.abort(), unwanted.signal);
    await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });

    const shares: number[] = [];
    const found = analysis.parse(await link.analysis(table.id, (share) => shares.push(share)));
    expect(found.moves.map(({ move }) => move)).toEqual((await link.record(table.id)).moves.map(({ move }) => move));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    let isAsked = false;
    expect(await link.analysis(table.id, () => (isAsked = true))).toEqual(found);
    expect(isAsked).toBe(false);
  });
});
