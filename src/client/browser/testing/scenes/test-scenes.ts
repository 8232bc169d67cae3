import { expect, test } from 'vitest';
import { faultsOf, READINGS, WORDS_ALONE } from '../faults.ts';
import { ourBrowser } from '../our-browser.ts';
import { withScene, type Scene } from './scene.ts';

/**
 * A test for each scene: whoever comes upon it can read it, in every size. The scenes of a screen are made of the same parts, so the first one is
 * read in both themes, and all of them are in a whole run only.
 */
export function testScenes(scenes: readonly Scene[], readings = READINGS): void {
  test.each(scenes)('$name', async (scene) => {
    const isFirst = scenes.find(({ screen }) => screen === scene.screen) === scene;
    const enough = isFirst || process.env['ALL_READINGS'] !== undefined ? readings : WORDS_ALONE;
    await withScene(await ourBrowser(), scene, async (page) => {
      expect(await faultsOf(page, enough)).toEqual([]);
    });
  });
}
