import { expect, test } from 'vitest';
import { faultsOf, READINGS, type Reading } from '../faults.ts';
import { ourBrowser } from '../our-browser.ts';
import { withScene, type Scene } from './scene.ts';

const UNREAD: readonly Reading[] = [];

/**
 * A test for each scene: whoever comes upon it finds it fitting every size. The scenes of a screen are made of the same parts, so axe reads the first
 * one, once in each theme; it reads all of them in a whole run only.
 */
export function testScenes(scenes: readonly Scene[], readings = READINGS): void {
  test.each(scenes)('$name', async (scene) => {
    const isFirst = scenes.find(({ screen }) => screen === scene.screen) === scene;
    const enough = isFirst || process.env['ALL_READINGS'] !== undefined ? readings : UNREAD;
    await withScene(await ourBrowser(), scene, async (page) => {
      expect(await faultsOf(page, enough)).toEqual([]);
    });
  });
}
