import { saying, thinkingSaid, problemSaid, type Saying } from '../../../play/tray/say.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { CourtePailleContext } from './context.ts';
import { castawayOf, type CourteView } from './shapes.ts';
import type { Turn } from './use-turn.ts';
import { isSittingOut } from './waiting.ts';

interface AnimatedEvent {
  readonly displayed: DisplayedState<CourteView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** The sentence of the tray. */
export function sayingOf({ displayed, context, you, turn }: AnimatedEvent): Saying {
  const { view, state } = displayed;
  const { courte } = context;
  const trouble = problemSaid(state, turn.problem, context.words);
  if (trouble !== null) return trouble;
  if (view.lifted !== undefined) return saying(courte.onlyYou, liftedIn(view, context));
  if (view.phase === 'choose') return choosing({ displayed, context, you, turn });
  const { intent } = turn;
  switch (turn.mode) {
    case 'take':
      if (intent?.kind !== 'take') return saying(courte.takeSay);
      return saying(
        courte.takeSay,
        courte.takeMore(castawayOf(intent.card), intent.preview.inWeek, intent.preview.inHand),
      );
    case 'coco':
      return saying(courte.cocoSay, courte.cocoMore);
    case 'lesson':
      return saying(
        courte.coco.sayLesson,
        intent?.kind === 'lesson' ? courte.coco.lessonFact(intent.preview.card, intent.preview.rounds) : '',
      );
    case 'land menu':
    case 'land hand':
      return saying(
        courte.coco.sayLand,
        intent?.kind === 'land' ? courte.coco.landFact(intent.preview.draws, intent.preview.rounds) : '',
      );
    case 'peek':
      if (intent?.kind === 'peek') return saying(courte.coco.sayPeek, courte.coco.peekFact(intent.preview.known));
      return saying(turn.picks.days.length === 0 ? courte.coco.sayPeek : courte.coco.saySecond);
    default:
      return othersSaid({ displayed, context, you, turn });
  }
}

function choosing({ displayed: { view, state }, context, you, turn }: AnimatedEvent): Saying {
  const { courte } = context;
  const mine = view.seats[you];
  const { intent } = turn;
  if (intent?.kind === 'choose' && intent.card !== mine?.chosen) {
    return saying(courte.chooseSay, courte.chooseTie(intent.preview.behindShark));
  }
  if (mine?.chosen !== undefined && mine.chosen !== null) {
    return saying(courte.chosenSay(mine.chosen), courte.chosenMore);
  }
  if (turn.mode === 'choose') return saying(courte.chooseSay, courte.chooseMore);
  if (state.sent !== null) return saying(context.words.table.sending);
  if (isSittingOut(view, you)) return saying(courte.sitOut, courte.sitOutMore);
  return saying(courte.allTurned);
}

function othersSaid({ displayed: { view, state }, context, you }: AnimatedEvent): Saying {
  const { courte } = context;
  const { turn, phase } = view;
  if (turn === undefined || turn === you)
    return saying(state.sent === null ? courte.allTurned : context.words.table.sending);
  const who = whoIn(context, turn);
  const card = context.table.seats[turn];
  if (card?.kind === 'person' && card.standIn !== null) return saying(thinkingSaid(context, turn));
  if (phase === 'banish') return saying(courte.othersBanish(who));
  return saying(phase === 'coco' ? courte.othersCoco(who) : courte.othersTake(who));
}

function liftedIn(view: CourteView, { courte }: CourtePailleContext): string {
  const seen = (view.lifted ?? []).flatMap((position) => {
    const card = view.week[position - 1]?.card ?? null;
    return card === null ? [] : [[position, card] as const];
  });
  return `${courte.log.lifted(seen)} ${courte.onlyYouMore}`;
}
