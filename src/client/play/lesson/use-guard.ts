import { useEffect } from 'preact/hooks';
import { nudge } from '../../kit/motion/fly.ts';

/** Of the table itself only one card can be played, or nothing while there is something to read; all around it is free. */
export function useGuard(card: string | undefined, isOn: boolean, question: number | undefined): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const wanted = card === undefined ? null : document.querySelector(`.table [data-card='${card}']`);
    wanted?.classList.add('told');
    const look = (event: Event): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || target.closest('.tray, .stage') === null) return;
      const touched = target.closest<HTMLElement>('[data-card]');
      if (card !== undefined && (touched?.dataset['card'] === card || target.closest('.actions .primary') !== null))
        return;
      event.preventDefault();
      event.stopPropagation();
      nudge(document.querySelector('.lesson'));
    };
    addEventListener('click', look, { capture: true });
    return () => {
      removeEventListener('click', look, { capture: true });
      wanted?.classList.remove('told');
    };
  }, [card, isOn, question]);
}
