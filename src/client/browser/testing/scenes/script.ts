import type { Plan } from '../../../../engine/chance/stacked.ts';

/** One card that somebody loads; a lamp, or its copy, with a weight. */
interface Play {
  readonly seat: number;
  readonly card: string;
  readonly move: string;
}

export interface Round {
  readonly plays: readonly Play[];
  /** What everybody holds after the last of them, by seat. */
  readonly hands: readonly (readonly string[])[];
}

/**
 * A round written down as `You item-8, Mira item-7, Bruno lamp 5`, and what everybody holds afterwards as
 * `You: item-10 copy; Mira: …`. Who and what is told, the deal follows from it.
 */
export function round(names: readonly string[], course: string, held: string): Round {
  const seatOf = (name: string): number => {
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody here is called ${name}`);
    return seat;
  };
  const plays = course.split(',').map((text) => {
    const [name = '', card = '', weight] = text.trim().split(' ');
    return { seat: seatOf(name), card, move: ['play', card, ...(weight === undefined ? [] : [weight])].join(' ') };
  });
  const hands: string[][] = names.map(() => []);
  for (const text of held.split(';')) {
    const [name = '', cards = ''] = text.split(':');
    hands[seatOf(name.trim())] = cards.trim().split(/\s+/);
  }
  return { plays, hands };
}

const HAND = 4;

/** The deals that make these rounds come about: everybody gets their cards in the order in which they need them. */
export function planOf(rounds: readonly Round[], firstDealer: number): Plan {
  const deals = rounds.map((one, i) => [i + 1, dealOf(one)] as const);
  return { lots: [firstDealer], deals: Object.fromEntries(deals) };
}

function dealOf({ plays, hands }: Round): string[] {
  const needed = hands.map((hand, seat) => [
    ...plays.filter((play) => play.seat === seat).map(({ card }) => card),
    ...hand,
  ]);
  const dealt = needed.flatMap((cards) => cards.splice(0, HAND));
  const drawn = plays.flatMap(({ seat }) => needed[seat]!.splice(0, 1));
  return [...dealt, ...drawn];
}
