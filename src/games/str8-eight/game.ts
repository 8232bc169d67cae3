import type { Game } from '../../engine/game.ts';
import { listFrom } from '../../engine/list.ts';
import { ABOUT } from './about.ts';
import { project, type Str8EightEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { MOST_MOVES, moves, UNIT, type Str8EightMove } from './moves.ts';
import { ALL_MOVES, decode, encode, format, parse } from './notation.ts';
import type { Str8EightOptions } from './options.ts';
import { play, start, waitingFor } from './play.ts';
import { preview, things } from './preview.ts';
import { refuse } from './refuse.ts';
import { copy, Str8EightState } from './state.ts';
import { view, type Str8EightView } from './view.ts';

export const str8Eight: Game<Str8EightState, Str8EightMove, Str8EightEvent, Str8EightView, Str8EightOptions> = {
  ...ABOUT,
  mostMoves: MOST_MOVES,
  unit: UNIT,
  allMoves: ALL_MOVES,
  blank: (seats, options, rules) => new Str8EightState(seats, options, rules),
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
