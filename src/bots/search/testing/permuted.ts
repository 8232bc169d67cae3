import type { CardId } from '../../../engine/cards.ts';
import type { Chance } from '../../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../../engine/game.ts';
import { bitOf, seatsIn, type Seat } from '../../../engine/seats.ts';

/** The same position with everything that the seat cannot know changed for something else, if there is such a one. */
export function permuted(game: AnyGame, state: Position, seat: Seat, luck: Chance): Position | undefined {
  const other = game.blank(state.seats, state.options);
  game.copy(state, other);
  other.cards.relabel(becoming(state, seat, luck));
  const isStuck = seatsIn(game.waitingFor(other)).some((one) => movesOf(game, other, one).length === 0);
  // what the seat has seen others do may rule the other cards out: that is no secret
  const isSame = JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat));
  return isSame && !isStuck ? other : undefined;
}

function becoming({ cards, traced }: Position, seat: Seat, luck: Chance): CardId[] {
  const becomes = Array.from({ length: cards.deck.size }, (_, card) => card);
  const isKnown = (card: CardId): boolean => ((cards.knownTo(card) | (traced?.[card] ?? 0)) & bitOf(seat)) !== 0;
  const unknown = becomes.filter((card) => !isKnown(card));
  for (let left = unknown.length; left > 1; left--) {
    const [a, b] = [unknown[left - 1]!, unknown[luck.below(left)]!];
    [becomes[a], becomes[b]] = [becomes[b]!, becomes[a]!];
  }
  return becomes;
}

export function movesOf(game: AnyGame, state: Position, seat: Seat): Code[] {
  const moves = new Uint16Array(game.mostMoves);
  return [...moves.subarray(0, game.moves(state, seat, moves))];
}
