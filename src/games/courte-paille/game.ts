import type { Game } from '../../engine/game.ts';
import { listFrom } from '../../engine/list.ts';
import { ABOUT } from './about.ts';
import { project, type CourtePailleEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { MOST_MOVES, moves, UNIT, type CourtePailleMove } from './moves.ts';
import { ALL_MOVES, decode, encode, format, parse } from './notation.ts';
import type { CourtePailleOptions } from './options.ts';
import { play, start, waitingFor } from './play.ts';
import { preview, things } from './preview.ts';
import { refuse } from './refuse.ts';
import { copy, CourtePailleState } from './state.ts';
import { view, type CourtePailleView } from './view.ts';

export const courtePaille: Game<
  CourtePailleState,
  CourtePailleMove,
  CourtePailleEvent,
  CourtePailleView,
  CourtePailleOptions
> = {
  ...ABOUT,
  mostMoves: MOST_MOVES,
  unit: UNIT,
  allMoves: ALL_MOVES,
  blank: (seats, options, rules) => new CourtePailleState(seats, options, rules),
  start,
  waitingFor,
  moves,
  play,
  scores: ({ scores, seats }) => listFrom(scores, seats),
  winners: (state) => state.winners,
  copy,
  encode,
  decode,
  parse,
  format,
  things,
  preview,
  refuse,
  view,
  project,
  imagine,
};
