import type { Page } from 'playwright-core';
import { playedMatch, type Wish } from '../played-match.ts';
import { sampleAnalysis } from '../sample-analysis.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** A match that was played here by a real shuffle; what is said of its moves is made up, since working it out takes long. */
async function lookedBack(stage: Stage, wish: Wish, names: readonly string[], move: number): Promise<Page> {
  const you = await stage.come('Hanna');
  const id = await playedMatch(stage, you, wish, names);
  const analysis = sampleAnalysis(await you.ok('GET', `/api/tables/${id}/record`));
  await you.page.route('**/analysis', (route) => route.fulfill({ json: analysis }));
  await you.page.goto(`/t/${id}/back#${move}`);
  await you.page.locator('.graph').waitFor();
  await you.page.locator('.note').waitFor();
  return you.page;
}

/** All that there is to see when a match is over. */
export const BACK: readonly Scene[] = [
  {
    name: 'Looking back at Straw',
    screen: '08-replay',
    set: (stage) => lookedBack(stage, { game: 'straw' }, ['Mira', 'Otto', 'Bruno'], 14),
  },
  {
    name: 'Looking back at La Courte Paille',
    screen: '08-replay',
    set: (stage) => lookedBack(stage, { game: 'courte-paille' }, ['Mira', 'Otto'], 14),
  },
  {
    name: 'Looking back at Str8 Eight',
    screen: '08-replay',
    set: (stage) => lookedBack(stage, { game: 'str8-eight', options: { target: 100 } }, ['Mira'], 24),
  },
];
