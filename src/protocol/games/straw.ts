import { z } from 'zod';
import { seat } from '../table.ts';
import { count, numbered, schemasOf, viewer } from './shapes.ts';

const card = z
  .enum([...numbered('item', 10), ...numbered('carpet', 9), 'lamp', 'copy', 'reverse', 'straw'])
  .meta({ id: 'StrawCard' });
const seen = card.nullable();
const points = z.array(z.number());
const direction = z.literal([1, -1]).describe('1 is clockwise');

export const strawView = z.strictObject({
  viewer,
  round: z.int().min(1),
  dealer: seat,
  direction,
  turn: seat.exactOptional().describe('Absent when the match is over'),
  total: z.number(),
  camel: z.array(z.strictObject({ seat, card, total: z.number().describe('After it') })),
  pile: count.describe('How many cards are left to draw'),
  seats: z.array(
    z.strictObject({
      hand: z.array(seen).describe('Known cards first, in listed order; null for each of the others'),
      score: z.number(),
      passed: z.enum(['empty', 'loaded']).exactOptional().describe('The last turn was a forced pass on such a camel'),
    }),
  ),
  winners: z.array(seat).exactOptional().describe('Present when the match is over'),
});

export const strawEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('round'), number: z.int().min(1), dealer: seat, first: seat }),
  z.strictObject({ type: z.literal('dealt'), seat, cards: z.array(seen) }),
  z.strictObject({
    type: z.literal('played'),
    seat,
    card,
    weight: z.int().exactOptional().describe('Chosen: lamps and their copies only'),
    total: z.number(),
    direction,
  }),
  z.strictObject({ type: z.literal('drew'), seat, card: seen }),
  z.strictObject({ type: z.literal('passed'), seat }),
  z.strictObject({ type: z.literal('broke'), seat, card }),
  z.strictObject({ type: z.literal('scored'), hands: z.array(z.array(card)), points, totals: points }),
  z.strictObject({ type: z.literal('ended'), scores: points, winners: z.array(seat) }),
]);

const preview = z.strictObject({
  total: z.number().describe('After the move'),
  breaks: z.boolean().describe('Whether it breaks the back'),
  direction,
});

export const straw = schemasOf('Straw', { view: strawView, event: strawEvent, preview, thing: card });
