import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Tell } from '../../engine/game.ts';
import { EVERYONE, type Seat } from '../../engine/seats.ts';
import { MENU_SIZE, NAME_OF } from './cards.ts';
import type { CourtePailleEvent } from './events.ts';
import { DISCARD, handOf, MENU, NONE, PILE, WEEK, type CourtePailleState } from './state.ts';
import { seeTurned } from './traces.ts';

/* What hands do at the table: each deed moves cards and tells of it. */

type Told = Tell<CourtePailleEvent> | undefined;

/** Whether there is a card to draw; the discard pile is shuffled for it if need be (C10a). */
export function readyPile(state: CourtePailleState, chance: Chance, tell: Told): boolean {
  const { bytes } = state.cards;
  if (bytes[PILE]! > 0) return true;
  if (bytes[DISCARD] === 0) return false;
  state.cards.toPile(DISCARD);
  state.cards.stackPile();
  state.shuffles++;
  chance.begin(state.part, state.shuffles);
  tell?.({ type: 'reshuffled', count: bytes[PILE]! });
  return true;
}

/** As many as there are, up to five (C10b). */
export function layMenu(state: CourtePailleState, chance: Chance, tell: Told): void {
  const { cards } = state;
  if (cards.count(PILE) >= MENU_SIZE) cards.deal(MENU, MENU_SIZE, EVERYONE, chance);
  else for (let i = 0; i < MENU_SIZE && readyPile(state, chance, tell); i++) cards.drawTo(MENU, EVERYONE, chance);
  tell?.({ type: 'menu', cards: cards.namesAsTheyLie(MENU) });
}

export function clearMenu({ cards }: CourtePailleState, tell: Told): void {
  const { bytes } = cards;
  const end = MENU + bytes[MENU]!;
  tell?.({ type: 'cleared', cards: cards.namesListed(MENU) });
  for (let slot = MENU + 1; slot <= end; slot++) cards.lay(DISCARD, bytes[slot]!);
  bytes[MENU] = 0;
}

/** The leftmost face-down card of the week. */
export function turnUpNext(state: CourtePailleState, tell: Told): void {
  const { cards } = state;
  const card = cards.at(WEEK, state.up++);
  cards.show(card);
  if (state.landers !== 0) seeTurned(state, state.up - 1);
  tell?.({ type: 'turned', position: state.up, card: NAME_OF[card]! });
}

export function discardChosen(state: CourtePailleState, seat: Seat, tell: Told): void {
  const card = state.chosen[seat]!;
  state.chosen[seat] = NONE;
  state.cards.remove(handOf(seat), card);
  state.cards.lay(DISCARD, card);
  tell?.({ type: 'discarded', seat, card: NAME_OF[card]! });
}

export function takeFromMenu({ cards }: CourtePailleState, seat: Seat, card: CardId, tell: Told): void {
  cards.remove(MENU, card);
  cards.lay(handOf(seat), card);
  tell?.({ type: 'took', seat, card: NAME_OF[card]!, from: 'menu' });
}

/** Nothing, if there is none left (C10b). */
export function drawReplacement(state: CourtePailleState, seat: Seat, chance: Chance, tell: Told): void {
  if (!readyPile(state, chance, tell)) return;
  const card = state.cards.drawTo(handOf(seat), 1 << seat, chance);
  if ((state.landers & (1 << seat)) !== 0) state.fresh[seat]!++;
  tell?.({ type: 'took', seat, card: NAME_OF[card]!, from: 'pile' });
}
