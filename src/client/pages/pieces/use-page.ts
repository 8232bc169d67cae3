import { useEffect } from 'preact/hooks';
import { useBody } from '../../parts/body.ts';
import type { Dress } from '../../parts/dress.ts';
import { scrollBefore } from '../../route.ts';
import { useWorld } from '../../world.ts';

interface Wish {
  readonly title: string;
  readonly classes: string;
  readonly game?: Dress;
}

/** What a page does to the document around it: its title, its dress, and where reading begins: at the top, or where it was left. */
export function usePage({ title, classes, game }: Wish): void {
  const { words } = useWorld();
  useBody(game === undefined ? { classes } : { classes, game });
  useEffect(() => {
    document.title = `${title} · ${words.common.title}`;
  }, [title, words]);
  useEffect(() => {
    scrollTo(0, scrollBefore());
    // who came by a link or a button of a page that is gone reads on here
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
}
