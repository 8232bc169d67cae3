/** Who plays what at a table. */
export interface Plan {
  readonly game: string;
  /** Clockwise: `p` for a person, `b` for a bot. The first person is the host. */
  readonly seats: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** How people treat the salt that the shuffle is to follow from; without it nobody commits to one. */
  readonly salts?: 'revealed' | 'withheld by the host';
}

/** With few points to win, or random players would go on for hours. */
const SHORT = { target: 100 };

/** 20 tables: every game, with and without bots, salts and secret choices. */
export const PLANS: readonly Plan[] = [
  { game: 'straw', seats: 'pb', salts: 'revealed' },
  { game: 'straw', seats: 'pp' },
  { game: 'straw', seats: 'bpp', salts: 'revealed' },
  { game: 'straw', seats: 'ppp', salts: 'withheld by the host' },
  { game: 'straw', seats: 'bbpb' },
  { game: 'straw', seats: 'ppbpb' },
  { game: 'straw', seats: 'pbpbbb', salts: 'revealed' },
  { game: 'courte-paille', seats: 'pp', salts: 'revealed' },
  { game: 'courte-paille', seats: 'bp' },
  { game: 'courte-paille', seats: 'ppb' },
  { game: 'courte-paille', seats: 'ppp', options: { 'coco-may-sleep': true }, salts: 'revealed' },
  { game: 'courte-paille', seats: 'bpp' },
  { game: 'courte-paille', seats: 'pbpbp' },
  { game: 'courte-paille', seats: 'pp', options: { form: 'announced' } },
  { game: 'courte-paille', seats: 'ppb', options: { form: 'declared', 'coco-may-sleep': true }, salts: 'revealed' },
  { game: 'str8-eight', seats: 'pb', options: SHORT },
  { game: 'str8-eight', seats: 'ppb', options: SHORT, salts: 'revealed' },
  { game: 'str8-eight', seats: 'pbp', options: SHORT },
  { game: 'str8-eight', seats: 'bppp', options: SHORT, salts: 'revealed' },
  { game: 'str8-eight', seats: 'bbbp', options: SHORT },
];

/** 6 tables for what need not be tried with everything; at half of them nobody waits for a bot. */
export const FEW_PLANS: readonly Plan[] = [
  { game: 'straw', seats: 'pp' },
  { game: 'straw', seats: 'bpp', salts: 'revealed' },
  { game: 'courte-paille', seats: 'ppp', options: { 'coco-may-sleep': true }, salts: 'revealed' },
  { game: 'courte-paille', seats: 'pp', options: { form: 'announced' } },
  { game: 'str8-eight', seats: 'pb', options: SHORT },
  { game: 'str8-eight', seats: 'pbp', options: SHORT, salts: 'revealed' },
];

/** The strongest bot that thinks fast: it ends matches. */
export const BOT = 'medium';

export function seatsOfPeople({ seats }: Plan): number[] {
  return [...seats].flatMap((occupant, seat) => (occupant === 'p' ? [seat] : []));
}
