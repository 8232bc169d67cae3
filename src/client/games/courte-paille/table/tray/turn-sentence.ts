import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { powersIn } from './coco-powers.ts';
import { menuCardSays } from './offers.ts';

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence(displayed: DisplayedState<ScreenView>, you: number, context: CourtePailleContext): string {
  const { view, ask } = displayed;
  const { says } = context;
  switch (view.phase) {
    case 'choose':
      return chooseSentence(view, you, context);
    case 'take':
      return says.turnTake(view.menu.map((card) => menuCardSays(ask, card, context)));
    case 'coco':
      return cocoSentence(displayed, you, context);
    case 'banish':
      return says.turnBanish;
    default:
      return '';
  }
}

function chooseSentence({ seats, week, menu }: ScreenView, you: number, { says }: CourtePailleContext): string {
  const mine = seats[you];
  // the tray says it
  if (mine?.chosen !== undefined) return '';
  const day = week.filter(({ up }) => up).length;
  const hand = (mine?.hand ?? []).filter((card): card is Card => card !== null);
  return says.turnChoose(says.dayOf(day, week.length), hand, menu);
}

function cocoSentence({ view, ask }: DisplayedState<ScreenView>, you: number, context: CourtePailleContext): string {
  const { says } = context;
  const turned = view.seats[you]?.turned;
  if (turned === undefined) return '';
  const open = powersIn(ask, view, context).filter(({ lock }) => lock === undefined);
  return says.turnCoco(
    turned,
    open.map(({ power }) => says.coco[power]),
  );
}
