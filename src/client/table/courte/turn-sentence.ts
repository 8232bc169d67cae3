import type { Shown } from '../show.ts';
import { powersIn } from './coco-powers.ts';
import { deedIn, takeOffer } from './offers.ts';
import type { CourteScene } from './scene.ts';
import type { CourteCard, CourteView } from './shapes.ts';

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence({ view, ask }: Shown<CourteView>, you: number, scene: CourteScene): string {
  const { courte } = scene;
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
          const deed = deedIn(takeOffer(ask, card));
          return deed === undefined
            ? courte.cardName(card)
            : courte.menuCard(card, deed.preview.inWeek, deed.preview.inHand);
        }),
      );
    case 'coco': {
      const open = powersIn(ask, view, scene).filter(({ lock }) => lock === undefined);
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
