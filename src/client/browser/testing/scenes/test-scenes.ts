import { expect, test } from 'vitest';
import { faultsOf, IS_READ_WHOLE, READINGS } from '../faults.ts';
import { ourBrowser } from '../our-browser.ts';
import { withScene, type Scene } from './scene.ts';

/**
 * A test for each scene: whoever comes upon it can read it, and finds it fitting every size. The scenes of a screen are made of the same parts, so that one of
 * them is looked at, once in each theme; all of them are in a whole run only.
 */
export function testScenes(scenes: readonly Scene[], readings = READINGS): void {
  test.each(IS_READ_WHOLE ? scenes : firstOfEachScreen(scenes))('$name', async (scene) => {
    await withScene(await ourBrowser(), scene, async (page) => {
      expect(await faultsOf(page, readings)).toEqual([]);
    });
  });
}

function firstOfEachScreen(scenes: readonly Scene[]): Scene[] {
  return scenes.filter((scene) => scenes.find(({ screen }) => screen === scene.screen) === scene);
}
