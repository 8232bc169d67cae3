import { games, tables } from '../people.ts';
import { openTable, revealSalt, setSeat, startTable, takeSeat } from '../requests.ts';
import { anySnapshot } from '../sent.ts';
import type { Declaration } from './declaration.ts';

export const TABLES = {
  games: {
    tag: 'Games',
    summary: 'Games, their options and bots, clocks and phrases',
    who: 'anybody',
    answers: { 200: games },
    problems: [],
  },
  lobby: {
    tag: 'Tables',
    summary: 'Public tables, open ones first',
    who: 'anybody',
    answers: { 200: tables },
    problems: [],
  },
  open: {
    tag: 'Tables',
    summary: 'Open a table and sit down at it',
    who: 'newcomer',
    body: openTable,
    answers: { 201: anySnapshot },
    problems: ['no-such-game', 'bad-seats', 'bad-options', 'no-such-level', 'too-many'],
  },
  look: {
    tag: 'Tables',
    summary: 'How a table stands, as you may see it',
    who: 'viewer',
    answers: { 200: anySnapshot },
    problems: [],
  },
  sit: {
    tag: 'Seats',
    summary: 'Sit down, or take your seat back',
    who: 'newcomer',
    body: takeSeat,
    answers: { 200: anySnapshot },
    problems: [
      'not-open',
      'table-full',
      'bad-seats',
      'seat-taken',
      'already-seated',
      'bad-salt',
      'not-starting',
      'too-many',
    ],
  },
  setSeat: {
    tag: 'Seats',
    summary: 'The host puts a bot on a seat, or opens it',
    who: 'player',
    body: setSeat,
    answers: { 204: null },
    problems: ['not-seated', 'not-host', 'not-open', 'bad-seats', 'seat-taken', 'no-such-level'],
  },
  leave: {
    tag: 'Seats',
    summary: 'Get up; during a match a stand-in plays on',
    who: 'player',
    answers: { 204: null },
    problems: ['not-seated'],
  },
  start: {
    tag: 'Tables',
    summary: 'The host starts the match',
    who: 'player',
    body: startTable,
    answers: { 204: null },
    problems: ['not-seated', 'not-host', 'not-open', 'seats-open', 'no-such-level'],
  },
  reveal: {
    tag: 'Tables',
    summary: 'Give the salt that you committed to, while the match starts',
    who: 'player',
    body: revealSalt,
    answers: { 204: null },
    problems: ['not-seated', 'not-starting', 'bad-salt'],
  },
} as const satisfies Readonly<Record<string, Declaration>>;
