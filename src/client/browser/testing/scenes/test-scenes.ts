import { expect, test } from 'vitest';
import { faultsOf } from '../faults.ts';
import { ourBrowser } from '../our-browser.ts';
import { withScene, type Scene } from './scene.ts';

/** A test for each scene: whoever comes upon it can read it, in both themes and in every size. */
export function testScenes(scenes: readonly Scene[], readings?: Parameters<typeof faultsOf>[1]): void {
  test.each(scenes)('$name', async (scene) => {
    await withScene(await ourBrowser(), scene, async (page) => {
      expect(await faultsOf(page, readings)).toEqual([]);
    });
  });
}
