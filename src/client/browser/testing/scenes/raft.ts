import { DECK } from '../../../../games/courte-paille/cards.ts';
import { courtePaille } from '../../../../games/courte-paille/game.ts';
import type { Match } from './table.ts';

interface Prepared {
  readonly names: readonly string[];
  /** Who has the shark to begin with. */
  readonly shark: string;
  /** By name, five cards each. */
  readonly hands: Readonly<Record<string, string>>;
  readonly week: string;
  /** The menus of the rounds, and between them what is drawn from the pile, as it comes. */
  readonly draws: string;
  /** `You choose cook-3; Mira take cook-4; …`, a line a round. */
  readonly rounds: readonly string[];
  readonly options?: Match['options'];
}

/** A match of La Courte Paille with every card where it is wanted. */
export function raft({ names, shark, hands, week, draws, rounds, options }: Prepared): Match {
  const deal = [...names.map((name) => hands[name] ?? ''), week, draws].flatMap(cardsIn);
  return {
    game: courtePaille,
    deck: DECK,
    names,
    plan: { lots: [names.indexOf(shark)], deals: { 1: deal } },
    rounds: rounds.map((text) => ({ plays: text.split(';').map(playIn) })),
    ...(options !== undefined && { options }),
  };

  function playIn(text: string): { seat: number; move: string } {
    const [name = '', ...move] = text.trim().split(' ');
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody here is called ${name}`);
    return { seat, move: move.join(' ') };
  }
}

function cardsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

const FOUR = ['You', 'Mira', 'Otto', 'Bruno'];

/** Mockups 05, 06 and 15: the third day, and then Otto's cook, your Coco, Mira's captain, Bruno's cabin boy. */
export const RAFT = raft({
  names: FOUR,
  shark: 'You',
  hands: {
    You: 'sailor-4 lookout-1 coco-2 cabin-boy-3 fortune-teller-4',
    Mira: 'coco-4 captain-8 captain-5 lookout-3 sailor-2',
    Otto: 'captain-2 cabin-boy-6 cook-2 lookout-9 captain-9',
    Bruno: 'captain-7 lookout-2 cabin-boy-8 sailor-3 fortune-teller-2',
  },
  week: 'sailor-9 captain-4 cook-6 lookout-7 cook-3 fortune-teller-5 sailor-1',
  draws: `sailor-6 sailor-8 cook-5 lookout-4 captain-1 sailor-7
    captain-6 cook-9 lookout-5 fortune-teller-8 cabin-boy-5
    fortune-teller-3 sailor-5 lookout-8 cook-4 cabin-boy-7
    cabin-boy-1 lookout-6 cook-8`,
  rounds: [
    `You choose cabin-boy-3; Mira choose coco-4; Otto choose captain-2; Bruno choose captain-7;
     Otto take sailor-6; You take sailor-8; Mira peek 5 7; Bruno take cook-5`,
    `You choose fortune-teller-4; Mira choose captain-8; Otto choose cabin-boy-6; Bruno choose lookout-2;
     Bruno take captain-6; You take cook-9; Otto take lookout-5; Mira take fortune-teller-8`,
    `Mira choose captain-5; Otto choose cook-2; Bruno choose cabin-boy-8; You choose coco-2; Otto take sailor-5`,
  ],
});

/** Five with two threes: Bruno has the shark. */
export const RAFT_OF_FIVE = raft({
  names: [...FOUR, 'Cleo'],
  shark: 'Bruno',
  hands: {
    You: 'sailor-8 sailor-4 cook-9 coco-2 lookout-3',
    Mira: 'fortune-teller-8 captain-8 captain-5 lookout-1 sailor-2',
    Otto: 'captain-2 cabin-boy-6 cook-2 lookout-9 captain-9',
    Bruno: 'sailor-3 lookout-2 cabin-boy-8 captain-7 fortune-teller-2',
    Cleo: 'cook-5 cook-8 cook-7 coco-5 cabin-boy-9',
  },
  week: 'sailor-9 captain-4 cook-6 lookout-7 cook-3 fortune-teller-5 sailor-1',
  draws: 'sailor-6 cook-4 fortune-teller-3 sailor-5 cabin-boy-7',
  rounds: [
    `You choose lookout-3; Mira choose fortune-teller-8; Otto choose captain-2; Bruno choose sailor-3; Cleo choose cook-5;
     Otto take sailor-6; Bruno take cook-4`,
  ],
});
