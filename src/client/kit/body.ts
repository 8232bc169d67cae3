import { useLayoutEffect } from 'preact/hooks';

interface Look {
  /** As in the style sheets: `home`, `table t-straw`. */
  readonly classes: string;
  readonly game?: string | undefined;
}

/** Gives the body classes and colours while the page is shown, and takes them away after. One user at a time. */
export function useBody({ classes, game }: Look): void {
  useLayoutEffect(() => {
    const { body } = document;
    const before = { classes: body.className, game: body.dataset['game'] };
    const put = (classes: string, game: string | undefined): void => {
      body.className = classes;
      if (game === undefined) delete body.dataset['game'];
      else body.dataset['game'] = game;
    };
    put(classes, game);
    return () => put(before.classes, before.game);
  }, [classes, game]);
}
