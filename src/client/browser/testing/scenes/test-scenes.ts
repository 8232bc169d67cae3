import { expect, test } from 'vitest';
import { faultsOf } from '../faults.ts';
import type { Scene } from './scene.ts';
import { useScenes } from './use-scenes.ts';

/** A test for each scene: whoever comes upon it can read it, in both themes and in every size. */
export function testScenes(scenes: readonly Scene[]): void {
  const at = useScenes();
  test.each(scenes)('$name', async (scene) => {
    await at(scene, async (page) => {
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}
