import { z } from 'zod';
import { seat } from '../table.ts';
import { count, schemasOf, viewer } from './shapes.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const numberCard = z
  .enum(PLACES.flatMap((group) => PLACES.map((place): `${number}x${number}` => `${group}x${place}`)))
  .meta({ id: 'Str8EightNumberCard' });
const passCard = z.enum(['pass-left', 'pass-right']).meta({ id: 'Str8EightPassCard' });
const card = z.union([numberCard, passCard]).meta({ id: 'Str8EightCard' });
const seen = card.nullable();
const points = z.array(z.number());
const cards = z.array(card);

export const str8EightView = z.strictObject({
  viewer,
  hand: z.int().min(1).describe('Which hand is played, from 1'),
  dealer: seat,
  phase: z.enum(['draw', 'play', 'over']),
  turn: seat.exactOptional().describe('Absent when the match is over'),
  pile: count.describe('How many cards are left to draw'),
  discard: cards.describe('The last one lies on top'),
  passed: z.array(passCard).describe('The pass cards that were played'),
  barren: count.describe('Turns in a row in which no card was laid'),
  seats: z.array(
    z.strictObject({
      hand: z.array(seen).describe('Known cards first, in listed order; null for each of the others'),
      sequence: z.array(numberCard),
      score: z.number(),
    }),
  ),
  winners: z.array(seat).exactOptional().describe('Present when the match is over'),
});

export const str8EightEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hand'), number: z.int().min(1), dealer: seat, first: seat }),
  z.strictObject({ type: z.literal('dealt'), seat, cards: z.array(seen) }),
  z.strictObject({ type: z.literal('reshuffled'), count }),
  z.strictObject({ type: z.literal('drew'), seat, card: seen, from: z.enum(['pile', 'discard']) }),
  z.strictObject({ type: z.literal('laid'), seat, card: numberCard }),
  z.strictObject({ type: z.literal('passed'), seat, card: passCard }),
  z.strictObject({ type: z.literal('discarded'), seat, card }),
  z.strictObject({ type: z.literal('completed'), seat, str8: z.boolean() }),
  z.strictObject({
    type: z.literal('scored'),
    hands: z.array(cards),
    sequences: z.array(z.array(numberCard)),
    points,
    totals: points,
  }),
  z.strictObject({ type: z.literal('ended'), scores: points, winners: z.array(seat) }),
]);

const preview = z.union([
  z.strictObject({
    length: count.describe('Of the sequence with this card'),
    total: z.number().describe('What the sequence adds up to'),
    completes: z.boolean(),
    next: z.string().describe('The numbers that may follow then'),
  }),
  z.strictObject({ to: seat.describe('Who gets this hand'), from: seat.describe('Whose comes') }),
  z.strictObject({ card: card.exactOptional().describe('On top of the discard pile, to draw from there') }),
]);

export const str8Eight = schemasOf('Str8Eight', {
  view: str8EightView,
  event: str8EightEvent,
  preview,
  thing: z.union([card, z.enum(['pile', 'discard'])]),
});
