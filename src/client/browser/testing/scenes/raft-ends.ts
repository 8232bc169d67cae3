import { stacked } from '../../../../engine/chance/stacked.ts';
import { seatsIn } from '../../../../engine/seats.ts';
import { DECK, type Card } from '../../../../games/courte-paille/cards.ts';
import { courtePaille } from '../../../../games/courte-paille/game.ts';
import type { CourtePailleOptions, Form } from '../../../../games/courte-paille/options.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { raft } from './raft.ts';
import type { Match } from './table.ts';

interface Wish {
  readonly names: readonly string[];
  readonly shark: string;
  readonly form: Form;
  /** What everybody has at the beginning: the cards to be kept, and others. */
  readonly hands: Readonly<Record<string, string>>;
  /** What everybody keeps, or takes as soon as it lies in the menu. */
  readonly keeps: Readonly<Record<string, string>>;
  readonly week: string;
  readonly draws: string;
  /** Whom each winner of a part sends away. */
  readonly banishes?: readonly string[];
}

type Play = Match['rounds'][number]['plays'][number];

/**
 * A match that is played to its end by people who know what they want: one round of all moves of a week, one that ends it with
 * the last of them, and so on for what follows.
 */
function playedOut(wish: Wish): Match {
  const { names, keeps, form, banishes = [] } = wish;
  const match = raft({ ...wish, rounds: [], options: { form } });
  const chance = stacked(DECK, match.plan);
  const options: CourtePailleOptions = { form, 'coco-may-sleep': false };
  const state = courtePaille.blank(names.length, options);
  courtePaille.start(state, chance);
  const kept = names.map((name) => new Set((keeps[name] ?? '').split(' ')));
  const weeks: Play[][] = [[]];
  const left = [...banishes];
  for (let waiting = seatsIn(courtePaille.waitingFor(state)); waiting.length > 0;) {
    const seat = waiting[0]!;
    const view = courtePaille.view(state, seat);
    const move = view.phase === 'banish' ? `banish ${left.shift() ?? view.characters[0]!}` : wanted(view, seat, kept);
    const week = weeks.at(-1)!;
    week.push({ seat, move });
    courtePaille.play(state, seat, courtePaille.encode(courtePaille.parse(move)!), chance);
    waiting = seatsIn(courtePaille.waitingFor(state));
    // who leaves is told apart from the week before and from the one after
    if (view.phase === 'banish' || courtePaille.view(state, 'watcher').phase === 'banish') weeks.push([]);
  }
  return { ...match, rounds: weeks.flatMap(lastApart).filter(({ plays }) => plays.length > 0) };
}

function lastApart(week: Play[]): { readonly plays: readonly Play[] }[] {
  return [{ plays: week.slice(0, -1) }, { plays: week.slice(-1) }];
}

function wanted({ phase, seats, menu }: CourtePailleView, seat: number, kept: readonly ReadonlySet<string>[]): string {
  const hand = seats[seat]!.hand.filter((card): card is Card => card !== null);
  if (phase === 'choose') return `choose ${hand.find((card) => !kept[seat]!.has(card)) ?? hand[0]!}`;
  if (phase === 'coco') return 'land pile';
  const isWantedBySomebody = (card: Card): boolean => kept.some((cards) => cards.has(card));
  const mine = menu.find((card) => kept[seat]!.has(card));
  return `take ${mine ?? menu.find((card) => !isWantedBySomebody(card)) ?? menu[0]!}`;
}

const FIVE = ['You', 'Mira', 'Otto', 'Bruno', 'Cleo'];

/** Mockup 15: you and Mira are level, and the Cook decides. */
const DINNER = {
  names: FIVE,
  shark: 'Cleo',
  keeps: {
    You: 'sailor-8 sailor-4 coco-2 cook-9',
    Mira: 'sailor-7 sailor-6 coco-1 cook-5',
    Otto: 'sailor-5 lookout-9 lookout-8 captain-9',
    Bruno: 'sailor-3 sailor-2 coco-4 cabin-boy-8',
    Cleo: 'coco-5 coco-3 cook-8 cook-7',
  },
  hands: {
    You: 'sailor-8 sailor-4 coco-2 cook-9 lookout-1',
    Mira: 'sailor-7 sailor-6 coco-1 cook-5 fortune-teller-9',
    Otto: 'sailor-5 lookout-9 lookout-8 captain-9 captain-7',
    Bruno: 'sailor-3 sailor-2 coco-4 cabin-boy-8 fortune-teller-2',
    Cleo: 'coco-5 coco-3 cook-8 cook-7 captain-8',
  },
  week: 'sailor-9 captain-4 cook-6 lookout-7 cook-3 fortune-teller-5 sailor-1',
  draws: `cook-1 cook-2 cook-4 captain-1 captain-2 captain-3 captain-5 captain-6 cabin-boy-1 cabin-boy-2
    cabin-boy-3 cabin-boy-4 cabin-boy-5 cabin-boy-6 cabin-boy-7 lookout-2 lookout-3 lookout-4 lookout-5 lookout-6
    fortune-teller-1 fortune-teller-3 fortune-teller-4 fortune-teller-6 fortune-teller-7 fortune-teller-8 cabin-boy-9`,
};

export const WEEK_OVER = playedOut({ ...DINNER, form: 'single' });
export const ANNOUNCED = playedOut({ ...DINNER, form: 'announced' });
export const COMPARED = playedOut({ ...DINNER, form: 'declared' });

/** You win the first part, and send away all that you have. */
const ALONE = {
  names: ['You', 'Mira', 'Otto'],
  shark: 'Mira',
  keeps: {
    You: 'captain-9 captain-8 captain-7 captain-6 captain-5',
    Mira: 'captain-1 sailor-9 coco-3 lookout-8',
    Otto: 'sailor-7 cook-8 fortune-teller-6 cabin-boy-9',
  },
  hands: {
    You: 'captain-9 captain-8 captain-7 captain-6 lookout-1',
    Mira: 'captain-1 sailor-9 coco-3 lookout-8 fortune-teller-9',
    Otto: 'sailor-7 cook-8 fortune-teller-6 cabin-boy-9 cook-1',
  },
  week: 'sailor-5 captain-4 cook-6 captain-3 lookout-3 captain-2 cook-3',
  draws: `cook-2 cook-4 cook-5 sailor-1 sailor-2 sailor-3 sailor-4 sailor-6 sailor-8 lookout-2
    lookout-4 lookout-5 lookout-6 lookout-7 lookout-9 cabin-boy-1 cabin-boy-2 cabin-boy-3 cabin-boy-4 cabin-boy-5
    cabin-boy-6 cabin-boy-7 cabin-boy-8 fortune-teller-1 fortune-teller-2 captain-5`,
  banishes: ['captain'],
};

export const DECLARED = playedOut({ ...ALONE, form: 'declared' });
