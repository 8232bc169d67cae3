import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { Visitors } from '../visitors.ts';
import { withScene, type Scene } from './scene.ts';

type AtScene = (scene: Scene, look: (page: Page) => Promise<void>) => Promise<void>;

/** For all tests of a file: a browser that scenes are set in. */
export function useScenes(): AtScene {
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await Visitors.in(inject('chromium'));
  });
  afterAll(() => visitors.close());
  return (scene, look) => withScene(visitors, scene, look);
}
