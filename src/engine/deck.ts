import { settled } from './settled.ts';

/** The kinds of card there are, in listed order; equal cards share a face, each has an id of its own. */
export interface Deck<Card extends string = string> {
  readonly size: number;
  /** The notation of each face. */
  readonly names: readonly Card[];
  /** The notation of each card, by id. */
  readonly nameOf: readonly Card[];
  /** The face of each card, by id. Ids follow the listed order. */
  readonly faceOf: Uint8Array;
  /** The first card of each face. */
  readonly firstOf: Uint8Array;
  face(name: string): number | undefined;
}

export function deckOf<Card extends string>(
  table: readonly { readonly card: Card; readonly count: number }[],
): Deck<Card> {
  const faces = new Map<string, number>(table.map(({ card }, face) => [card, face]));
  const faceOf = settled(Uint8Array.from(table.flatMap(({ count }, face) => Array<number>(count).fill(face))));
  return {
    size: faceOf.length,
    names: table.map(({ card }) => card),
    nameOf: table.flatMap(({ card, count }) => Array<Card>(count).fill(card)),
    faceOf,
    firstOf: settled(Uint8Array.from(table.keys(), (face) => faceOf.indexOf(face))),
    face: (name) => faces.get(name),
  };
}
