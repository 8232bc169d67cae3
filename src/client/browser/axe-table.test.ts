import { expect, test } from 'vitest';
import { faultsOf } from './testing/faults.ts';
import { ENDS } from './testing/scenes/ends.ts';
import { ONLINE } from './testing/scenes/online.ts';
import { PLAYING } from './testing/scenes/playing.ts';
import { useScenes } from './testing/scenes/use-scenes.ts';

const at = useScenes();

test.each([...PLAYING, ...ONLINE, ...ENDS])('$name', async (scene) => {
  await at(scene, async (page) => {
    expect(await faultsOf(page)).toEqual([]);
  });
});
