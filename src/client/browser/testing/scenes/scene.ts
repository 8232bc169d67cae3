import type { Page } from 'playwright-core';
import type { Visitors } from '../visitors.ts';
import { Stage } from './stage.ts';

/** A page in some state, reached by what people do. */
export interface Scene {
  readonly name: string;
  /** The screen that it belongs to, as the drawings of the look name it. */
  readonly screen: string;
  /** Sets everything up and leaves a page standing there. */
  readonly set: (stage: Stage) => Promise<Page>;
  /** Of the server, if it is not the same as that of the page. */
  readonly version?: string;
}

/** Sets a scene, looks at it, and clears it away. */
export async function withScene(
  visitors: Visitors,
  scene: Scene,
  look: (page: Page, stage: Stage) => Promise<void>,
): Promise<void> {
  const stage = await Stage.at(visitors, {}, scene.version);
  try {
    await look(await scene.set(stage), stage);
  } finally {
    await stage.close();
  }
}
