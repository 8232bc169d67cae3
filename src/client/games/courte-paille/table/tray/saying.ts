import { saying, thinkingSaid, problemSaid, type Saying } from '../../../../play/tray/say.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { CourtePailleContext } from '../context.ts';
import { castawayOf } from '../../../../../games/courte-paille/faces.ts';
import type { ScreenView } from '../screen-view.ts';
import type { Turn } from './use-turn.ts';
import { isSittingOut } from './waiting.ts';

interface Telling {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** The sentence of the tray. */
export function sayingOf({ displayed, context, you, turn }: Telling): Saying {
  const { view, state } = displayed;
  const { says } = context;
  const problem = problemSaid(state, turn.problem, context.words);
  if (problem !== null) return problem;
  if (view.lifted !== undefined) return saying(says.onlyYou, liftedIn(view, context));
  if (view.phase === 'choose') return choosing({ displayed, context, you, turn });
  const { intent } = turn;
  switch (turn.mode) {
    case 'take':
      if (intent?.kind !== 'take') return saying(says.takeSay);
      return saying(says.takeSay, says.takeMore(castawayOf(intent.card), intent.preview.inWeek, intent.preview.inHand));
    case 'coco':
      return saying(says.cocoSay, says.cocoMore);
    case 'lesson':
      return saying(
        says.coco.sayLesson,
        intent?.kind === 'lesson' ? says.coco.lessonFact(intent.preview.card, intent.preview.rounds) : '',
      );
    case 'land menu':
    case 'land hand':
      return saying(
        says.coco.sayLand,
        intent?.kind === 'land' ? says.coco.landFact(intent.preview.draws, intent.preview.rounds) : '',
      );
    case 'peek':
      if (intent?.kind === 'peek') return saying(says.coco.sayPeek, says.coco.peekFact(intent.preview.known));
      return saying(turn.picks.days.length === 0 ? says.coco.sayPeek : says.coco.saySecond);
    default:
      return othersSaid({ displayed, context, you, turn });
  }
}

function choosing({ displayed: { view, state }, context, you, turn }: Telling): Saying {
  const { says } = context;
  const mine = view.seats[you];
  const { intent } = turn;
  if (intent?.kind === 'choose' && intent.card !== mine?.chosen) {
    return saying(says.chooseSay, says.chooseTie(intent.preview.behindShark));
  }
  if (mine?.chosen !== undefined && mine.chosen !== null) {
    return saying(says.chosenSay(mine.chosen), says.chosenMore);
  }
  if (turn.mode === 'choose') return saying(says.chooseSay, says.chooseMore);
  if (state.sent !== null) return saying(context.words.table.sending);
  if (isSittingOut(view, you)) return saying(says.sitOut, says.sitOutMore);
  return saying(says.allTurned);
}

function othersSaid({ displayed: { view, state }, context, you }: Telling): Saying {
  const { says } = context;
  const { turn, phase } = view;
  if (turn === undefined || turn === you)
    return saying(state.sent === null ? says.allTurned : context.words.table.sending);
  const who = whoIn(context, turn);
  const card = context.table.seats[turn];
  if (card?.kind === 'person' && card.standIn !== null) return saying(thinkingSaid(context, turn));
  if (phase === 'banish') return saying(says.othersBanish(who));
  return saying(phase === 'coco' ? says.othersCoco(who) : says.othersTake(who));
}

function liftedIn(view: ScreenView, { says }: CourtePailleContext): string {
  const seen = (view.lifted ?? []).flatMap((position) => {
    const card = view.week[position - 1]?.card ?? null;
    return card === null ? [] : [[position, card] as const];
  });
  return `${says.log.lifted(seen)} ${says.onlyYouMore}`;
}
