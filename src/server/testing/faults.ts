import type { AnyGame, Position } from '../../engine/game.ts';
import { has, seatsIn } from '../../engine/seats.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { straw } from '../../games/straw/game.ts';
import type { Entry } from '../../table/log/entry.ts';
import { MemoryStore } from '../../table/store/memory-store.ts';
import type { Index } from '../../table/store/store.ts';

/* Games and a store that tell too much. */

const games: Record<'straw' | 'courtePaille' | 'str8Eight', AnyGame> = { straw, courtePaille, str8Eight };

/** Everybody hears which card was drawn. */
export const tellsDraws: AnyGame = {
  ...games.straw,
  project: (event, viewer) => (event.type === 'drew' ? event : games.straw.project(event, viewer)),
};

/** Watchers see more than players. */
export const showsWatchers: AnyGame = {
  ...games.straw,
  view: (state, viewer) => {
    const view = games.straw.view(state, viewer) as object;
    return viewer === 'watcher' ? { ...view, hint: hiddenSum(state) } : view;
  },
};

/** Whoever moves out of turn is told of the cards of others. */
export const refusesTooFrankly: AnyGame = {
  ...games.straw,
  refuse: (state, seat, move) => {
    const refusal = games.straw.refuse(state, seat, move);
    if (refusal?.about?.['turn'] === undefined) return refusal;
    return { ...refusal, about: { ...refusal.about, hint: hiddenSum(state) } };
  },
};

/** What a move would bring depends on what somebody else holds. */
export const foreseesTooMuch: AnyGame = {
  ...games.str8Eight,
  preview: (state, seat, move) => ({ ...games.str8Eight.preview(state, seat, move), hint: hiddenSum(state) }),
};

/** Whoever chooses anew lets something happen, though nobody is told what. */
export const rustles: AnyGame = {
  ...games.courtePaille,
  play: (state, seat, code, chance, tell) => {
    const waiting = games.courtePaille.waitingFor(state);
    const choosesAnew = seatsIn(waiting).length > 0 && !has(waiting, seat);
    games.courtePaille.play(state, seat, code, chance, tell);
    if (choosesAnew) tell?.({ type: 'rustled' });
  },
};

/** Depends on the cards that others than seat 0 hold. */
export function hiddenSum({ cards }: Position): number {
  const held = [...cards.deck.faceOf.keys()].filter((card) => (cards.knownTo(card) & ~1) === cards.knownTo(card));
  return held.reduce((sum, card) => sum + (cards.knownTo(card) === 0 ? 0 : card), 0);
}

/** Lists a table as changed even if what happened is a secret. */
export class LoudStore extends MemoryStore {
  override append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    return super.append(id, place, entry, { ...index, quiet: false });
  }
}
