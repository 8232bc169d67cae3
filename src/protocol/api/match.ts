import { z } from 'zod';
import { analysing, analysis, hint } from '../analysis.ts';
import { makeMove, moved, muteSeat, sayPhrase } from '../requests.ts';
import { anySnapshot, record, streamData } from '../sent.ts';
import type { Declaration } from './declaration.ts';

const seq = z.string().regex(/^\d{1,9}$/, 'must be the number of a message');

const STREAM =
  'Server-sent events. First `hello` with the version of the server; then `snapshot` with how the table stands, or, with ' +
  'Last-Event-ID, every message that was missed (0 gives them all); then every message as it happens. The id of each is its seq. ' +
  'A stream may end at any time: resume it after the last id.';

export const MATCH = {
  listen: {
    tag: 'Match',
    summary: 'What happens at a table, as it happens',
    description: STREAM,
    who: 'viewer',
    query: z.object({ after: seq.optional().describe('Like Last-Event-ID, for who cannot set headers') }),
    headers: z.object({ 'last-event-id': seq.optional().describe('The last message that you have') }),
    answers: { 200: streamData },
    type: 'text/event-stream',
    problems: ['no-watching', 'too-many'],
  },
  move: {
    tag: 'Match',
    summary: 'Answer the question that was put to you',
    who: 'player',
    body: makeMove,
    answers: { 200: moved },
    problems: ['not-seated', 'not-playing', 'not-asked', 'stale', 'no-such-move', 'refused'],
  },
  hint: {
    tag: 'Match',
    summary: 'What your moves are worth, while you are asked, at tables that allow it',
    who: 'player',
    answers: { 200: hint },
    problems: ['not-seated', 'not-playing', 'no-hints', 'not-asked'],
  },
  say: {
    tag: 'Match',
    summary: 'Say one of the quick phrases',
    who: 'player',
    body: sayPhrase,
    answers: { 204: null },
    problems: ['not-seated', 'not-playing'],
  },
  mute: {
    tag: 'Match',
    summary: 'Hear no more phrases of a seat, or hear them again',
    who: 'player',
    body: muteSeat,
    answers: { 204: null },
    problems: ['not-seated', 'not-playing', 'bad-seats'],
  },
  rematch: {
    tag: 'Afterwards',
    summary: 'Play again with the same people',
    who: 'player',
    answers: { 200: anySnapshot },
    problems: ['not-seated', 'not-ended', 'too-many'],
  },
  record: {
    tag: 'Afterwards',
    summary: 'The whole match with nothing hidden, after its end',
    who: 'viewer',
    answers: { 200: record },
    problems: ['no-watching', 'not-ended'],
  },
  analysis: {
    tag: 'Afterwards',
    summary: 'What each move was worth, how the chances went, and how much was luck, after the end of the match',
    description: 'The first to ask has it worked out, which takes a while: 202 says how much is done. Then it is kept.',
    who: 'viewer',
    answers: { 200: analysis, 202: analysing },
    problems: ['no-watching', 'not-ended'],
  },
} as const satisfies Readonly<Record<string, Declaration>>;
