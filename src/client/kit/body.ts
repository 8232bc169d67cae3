import { useLayoutEffect } from 'preact/hooks';

interface Clothes {
  /** As in the style sheets: `home`, `table t-straw`. */
  readonly classes: string;
  readonly game?: string | undefined;
}

/** Dresses the body while the page is shown, and undresses it after. One user at a time. */
export function useBody({ classes, game }: Clothes): void {
  useLayoutEffect(() => {
    const { body } = document;
    const before = { classes: body.className, game: body.dataset['game'] };
    const wear = (classes: string, game: string | undefined): void => {
      body.className = classes;
      if (game === undefined) delete body.dataset['game'];
      else body.dataset['game'] = game;
    };
    wear(classes, game);
    return () => wear(before.classes, before.game);
  }, [classes, game]);
}
