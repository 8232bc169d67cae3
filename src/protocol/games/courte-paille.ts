import { z } from 'zod';
import { seat } from '../table.ts';
import { count, numbered, schemasOf, viewer } from './shapes.ts';

const CHARACTERS = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'] as const;
const CARDS = [...CHARACTERS.flatMap((name) => numbered(name, 9)), ...numbered('coco', 5)];

const character = z.enum(CHARACTERS).meta({ id: 'CourtePailleCharacter' });
const castaway = z.enum([...CHARACTERS, 'coco']).meta({ id: 'CourtePailleCastaway' });
const card = z.enum(CARDS).meta({ id: 'CourtePailleCard' });
const seen = card.nullable();
const cards = z.array(card);
const points = z.array(z.number().nullable());
const position = z.int().min(1).describe('In the week, from the left');

const day = z.strictObject({
  card: seen,
  up: z.boolean(),
  landedBy: seat.exactOptional().describe('Present on a face-down card that somebody landed from the hand'),
});

const seatView = z.strictObject({
  hand: z
    .array(seen)
    .describe('Known cards first, in listed order; null for the others. Without one that lies turned up'),
  among: cards
    .exactOptional()
    .describe('Cards that lie in this hand or among those that were landed from it: you cannot tell which where'),
  fresh: count.exactOptional().describe('How many of this hand, at the least, were drawn after a card was landed'),
  asleep: cards.exactOptional().describe('Cocos of the hand that sleep'),
  chosen: seen.exactOptional().describe('Chosen in secret, until all have: the card to its player, null to others'),
  turned: card.exactOptional().describe('Was turned up and is still to be resolved'),
  score: z.number().describe('Points in the single form, else parts won'),
  out: z.literal(true).exactOptional(),
});

export const courtePailleView = z.strictObject({
  viewer,
  part: z.int().min(1),
  phase: z.enum(['choose', 'take', 'coco', 'banish', 'over']),
  turn: seat.exactOptional().describe('Who takes, uses a power or banishes'),
  shark: seat,
  characters: z.array(character).describe('Still in the game'),
  week: z.array(day).describe('From left to right'),
  menu: cards,
  discard: cards.describe('The last one lies on top'),
  pile: count.describe('How many cards are left to draw'),
  seats: z.array(seatView),
  told: z
    .strictObject({
      castaways: z.array(castaway),
      points,
      compared: z
        .array(z.strictObject({ castaways: z.array(castaway), points }))
        .exactOptional()
        .describe(
          'Present where the tied at the top compared further, step by step: null for who is not, or no longer, tied',
        ),
    })
    .exactOptional()
    .describe('Whose cards counted when points were last told, and those points: null for who was out or did not say'),
  winners: z.array(seat).exactOptional().describe('Present when the match is over'),
});

export const courtePailleEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('part'),
    number: z.int().min(1),
    week: count.describe('How long it is'),
    characters: z.array(character),
    shark: seat,
  }),
  z.strictObject({ type: z.literal('dealt'), seat, cards: z.array(seen) }),
  z.strictObject({ type: z.literal('week'), cards: z.array(seen) }),
  z.strictObject({ type: z.literal('menu'), cards }),
  z.strictObject({ type: z.literal('turned'), position, card }),
  z.strictObject({ type: z.literal('chose'), cards: z.array(seen) }),
  z.strictObject({ type: z.literal('discarded'), seat, card }),
  z.strictObject({ type: z.literal('took'), seat, card: seen, from: z.enum(['menu', 'pile']) }),
  z.strictObject({ type: z.literal('lesson'), seat, position, card }),
  z.strictObject({ type: z.literal('landed'), seat, card: seen, from: z.enum(['menu', 'pile', 'hand']) }),
  z.strictObject({ type: z.literal('peeked'), seat, positions: z.array(position), cards: z.array(seen) }),
  z.strictObject({ type: z.literal('slept'), seat, card }),
  z.strictObject({ type: z.literal('reshuffled'), count }),
  z.strictObject({ type: z.literal('cleared'), cards }),
  z.strictObject({ type: z.literal('shark'), seat }),
  z.strictObject({
    type: z.literal('eaten'),
    characters: z.array(castaway),
    totals: z.partialRecord(castaway, z.number()).describe('For everybody who lies in the week'),
  }),
  z.strictObject({ type: z.literal('announced'), seat, points: z.number().nullable() }),
  z.strictObject({
    type: z.literal('compared'),
    characters: z.array(castaway).describe('Of one total in the week, below those who are eaten'),
    points: points.describe('null for who is not, or no longer, tied'),
  }),
  z.strictObject({
    type: z.literal('scored'),
    points: points.describe('null for who is out, or whose points you have not heard'),
    winners: z.array(seat),
    hands: z.array(cards).exactOptional().describe('In the single form only'),
  }),
  z.strictObject({ type: z.literal('shown'), seat, cards }),
  z.strictObject({
    type: z.literal('banished'),
    seat,
    character,
    cards: z.array(cards).describe("Given up from each seat's hand"),
  }),
  z.strictObject({ type: z.literal('returned'), seat, cards }),
  z.strictObject({ type: z.literal('out'), seat }),
  z.strictObject({ type: z.literal('ended'), scores: z.array(z.number()), winners: z.array(seat) }),
]);

const rounds = count.describe('So many follow this one');
const draws = count.describe('How many cards are drawn for it');

const preview = z.union([
  z.strictObject({ value: count, behindShark: count.describe('How many come first among equal values') }),
  z.strictObject({ inWeek: z.number().describe('As you know it'), inHand: z.number().describe('With this card') }),
  z.strictObject({ card: card.exactOptional().describe('That lies there, if you know it'), rounds }),
  z.strictObject({ draws, rounds: rounds.exactOptional() }),
  z.strictObject({ known: count.describe('How many of these you know already') }),
  z.strictObject({ given: count.describe('How many cards you give up') }),
]);

const thing = z.union([
  card,
  castaway,
  z.enum(['pile', 'peek', 'coco']),
  z.string().regex(/^(week \d+|(menu|hand) [a-z-]+-[1-9])$/),
]);

export const courtePaille = schemasOf('CourtePaille', {
  view: courtePailleView,
  event: courtePailleEvent,
  preview,
  thing,
});
