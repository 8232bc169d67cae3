import type { DisplayedState } from '../../../play/playback/playback.ts';
import { powersIn } from './coco-powers.ts';
import { deedIn, takeOffer } from './offers.ts';
import type { CourtePailleContext } from './context.ts';
import type { CourteCard, CourteView } from './shapes.ts';

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence(
  { view, ask }: DisplayedState<CourteView>,
  you: number,
  context: CourtePailleContext,
): string {
  const { courte } = context;
  const mine = view.seats[you];
  switch (view.phase) {
    case 'choose': {
      // the tray says it
      if (mine?.chosen !== undefined) return '';
      const day = view.week.filter(({ up }) => up).length;
      const hand = (mine?.hand ?? []).filter((card): card is CourteCard => card !== null);
      return courte.turnChoose(courte.dayOf(day, view.week.length), hand, view.menu);
    }
    case 'take':
      return courte.turnTake(
        view.menu.map((card) => {
          const offeredMove = deedIn(takeOffer(ask, card));
          return offeredMove === undefined
            ? courte.cardName(card)
            : courte.menuCard(card, offeredMove.preview.inWeek, offeredMove.preview.inHand);
        }),
      );
    case 'coco': {
      const open = powersIn(ask, view, context).filter(({ lock }) => lock === undefined);
      return mine?.turned === undefined
        ? ''
        : courte.turnCoco(
            mine.turned,
            open.map(({ power }) => courte.coco[power]),
          );
    }
    case 'banish':
      return courte.turnBanish;
    default:
      return '';
  }
}
