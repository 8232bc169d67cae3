import { COPY, FACE_OF, HAND_SIZE, LAMP, REVERSE } from '../../games/straw/cards.ts';
import { codeOf } from '../../games/straw/moves.ts';
import type { Undone } from '../foresight/insight.ts';
import { CAMEL, handOf, NOTHING, seatLogged, totalLogged, type StrawState } from '../../games/straw/state.ts';

/** Takes the latest play of the round back, in an imagined world; whoever drew gives back the last card of the hand. */
export function undo(world: StrawState): Undone | undefined {
  const { cards, log } = world;
  const { bytes } = cards;
  const at = cards.count(CAMEL) - 1;
  if (at < 0) return undefined;
  const card = cards.take(CAMEL, at);
  const face = FACE_OF[card]!;
  const seat = seatLogged(log[at]!);
  const after = totalLogged(log[at]!);
  const total = at === 0 ? 0 : totalLogged(log[at - 1]!);
  const echo = echoAt(world, at);
  const effect = face === COPY ? echo : face;
  if (effect === REVERSE) world.direction = world.direction === 1 ? -1 : 1;
  const hand = handOf(seat);
  const count = bytes[hand]!;
  if (count === HAND_SIZE) {
    const drawn = cards.take(hand, count - 1);
    bytes[drawn] = 0;
    cards.lay(cards.pile, drawn);
  }
  bytes[card] = 1 << seat;
  cards.lay(hand, card);
  world.total = total;
  world.echo = echo;
  world.turn = seat;
  return { seat, code: codeOf(face, effect === LAMP ? after - total : 0) };
}

function echoAt({ cards }: StrawState, end: number): number {
  for (let i = end - 1; i >= 0; i--) {
    const face = FACE_OF[cards.at(CAMEL, i)]!;
    if (face !== COPY) return face;
  }
  return NOTHING;
}
