import type { Game } from '../../engine/game.ts';
import { listFrom } from '../../engine/list.ts';
import { ABOUT } from './about.ts';
import { project, type StrawEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { MOST_MOVES, moves, UNIT, type StrawMove } from './moves.ts';
import { ALL_MOVES, decode, encode, format, parse } from './notation.ts';
import type { StrawOptions } from './options.ts';
import { play, start, waitingFor } from './play.ts';
import { preview, things } from './preview.ts';
import { refuse } from './refuse.ts';
import { copy, StrawState } from './state.ts';
import { view, type StrawView } from './view.ts';

export const straw: Game<StrawState, StrawMove, StrawEvent, StrawView, StrawOptions> = {
  ...ABOUT,
  mostMoves: MOST_MOVES,
  unit: UNIT,
  allMoves: ALL_MOVES,
  blank: (seats, options) => new StrawState(seats, options),
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
