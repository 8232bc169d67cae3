import { ENDS } from './ends.ts';
import { ONLINE } from './online.ts';
import { PAGES } from './pages.ts';
import { PLAYING } from './playing.ts';
import type { Scene } from './scene.ts';

export const SCENES: readonly Scene[] = [...PAGES, ...PLAYING, ...ONLINE, ...ENDS];
