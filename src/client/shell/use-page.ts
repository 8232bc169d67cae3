import { useEffect } from 'preact/hooks';
import { useBody } from '../kit/body.ts';
import { placeOf, placeRef } from '../kit/motion/places.ts';
import { scrollBefore } from './route.ts';
import { useWorld } from './world.ts';

const MAIN = 'main';

/** For `ref`: where reading begins. */
export const mainRef = placeRef(MAIN);

/** The colours of pages that are about no game. */
export const PLAIN_LOOK = 'straw';

interface Page {
  readonly title: string;
  readonly classes: string;
  /** The id of the game whose colours it has. */
  readonly game?: string;
}

/** What a page does to the document around it: its title, its look, and where reading begins: at the top, or where it was left. */
export function usePage({ title, classes, game }: Page): void {
  const { words } = useWorld();
  useBody(game === undefined ? { classes } : { classes, game });
  useEffect(() => {
    document.title = `${title} · ${words.common.title}`;
  }, [title, words]);
  useEffect(() => {
    scrollTo(0, scrollBefore());
    // who came by a link or a button of a page that is gone reads on here
    if (document.activeElement === document.body) placeOf<HTMLElement>(MAIN)?.focus({ preventScroll: true });
  }, []);
}
