import { saying, thinkingSaid, troubleSaid, type Saying } from '../say.tsx';
import { whoIn } from '../scene.ts';
import type { Shown } from '../show.ts';
import type { CourteScene } from './scene.ts';
import { castawayOf, type CourteView } from './shapes.ts';
import type { Turn } from './use-turn.ts';
import { isSittingOut } from './waiting.ts';

interface Moment {
  readonly shown: Shown<CourteView>;
  readonly scene: CourteScene;
  readonly you: number;
  readonly turn: Turn;
}

/** The sentence of the tray. */
export function sayingOf({ shown, scene, you, turn }: Moment): Saying {
  const { view, standing } = shown;
  const { courte } = scene;
  const trouble = troubleSaid(standing, turn.sorry, scene.words);
  if (trouble !== null) return trouble;
  if (view.lifted !== undefined) return saying(courte.onlyYou, liftedIn(view, scene));
  if (view.phase === 'choose') return choosing({ shown, scene, you, turn });
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
      return othersSaid({ shown, scene, you, turn });
  }
}

function choosing({ shown: { view, standing }, scene, you, turn }: Moment): Saying {
  const { courte } = scene;
  const mine = view.seats[you];
  const { intent } = turn;
  if (intent?.kind === 'choose' && intent.card !== mine?.chosen) {
    return saying(courte.chooseSay, courte.chooseTie(intent.preview.behindShark));
  }
  if (mine?.chosen !== undefined && mine.chosen !== null) {
    return saying(courte.chosenSay(mine.chosen), courte.chosenMore);
  }
  if (turn.mode === 'choose') return saying(courte.chooseSay, courte.chooseMore);
  if (standing.sent !== null) return saying(scene.words.table.sending);
  if (isSittingOut(view, you)) return saying(courte.sitOut, courte.sitOutMore);
  return saying(courte.allTurned);
}

function othersSaid({ shown: { view, standing }, scene, you }: Moment): Saying {
  const { courte } = scene;
  const { turn, phase } = view;
  if (turn === undefined || turn === you)
    return saying(standing.sent === null ? courte.allTurned : scene.words.table.sending);
  const who = whoIn(scene, turn);
  const card = scene.table.seats[turn];
  if (card?.kind === 'person' && card.standIn !== null) return saying(thinkingSaid(scene, turn));
  if (phase === 'banish') return saying(courte.othersBanish(who));
  return saying(phase === 'coco' ? courte.othersCoco(who) : courte.othersTake(who));
}

function liftedIn(view: CourteView, { courte }: CourteScene): string {
  const seen = (view.lifted ?? []).flatMap((position) => {
    const card = view.week[position - 1]?.card ?? null;
    return card === null ? [] : [[position, card] as const];
  });
  return `${courte.log.lifted(seen)} ${courte.onlyYouMore}`;
}
