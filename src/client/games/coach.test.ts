import { expect, test } from 'vitest';
import { coach as courtePailleEn } from './courte-paille/words/en/coach.ts';
import { coach as courtePailleFr } from './courte-paille/words/fr/coach.ts';
import { coach as str8EightEn } from './str8-eight/words/en/coach.ts';
import { coach as str8EightFr } from './str8-eight/words/fr/coach.ts';
import { coach as strawEn } from './straw/words/en/coach.ts';
import { coach as strawFr } from './straw/words/fr/coach.ts';

const HANNA = { name: 'Hanna', isYou: false };
/** Three lines of the smallest phone. */
const ROOM = 118;

function tipsOf(straw: typeof strawEn, raft: typeof courtePailleEn, climb: typeof str8EightEn): (readonly string[])[] {
  return [
    straw.goal,
    straw.straw,
    straw.near,
    straw.lamp,
    straw.copy(50),
    straw.copy(null),
    straw.carpet(9),
    straw.reverse,
    straw.heavy,
    straw.worth(40),
    raft.goal(false),
    raft.goal(true),
    raft.coco,
    raft.asleep,
    raft.choose,
    raft.take,
    raft.equals,
    raft.shark,
    raft.plate('fortune-teller'),
    raft.top(['fortune-teller', 'captain']),
    raft.known,
    raft.landed(HANNA),
    raft.last,
    climb.goal(1000),
    climb.bullseye,
    climb.noBullseye,
    climb.next(12, [14, 15, 16, 18]),
    climb.next(64, []),
    climb.aside,
    climb.pass('right'),
    climb.suits(HANNA),
    climb.known(HANNA),
    climb.colour,
    climb.near(HANNA, 2),
    climb.score,
  ];
}

test.each([
  ['English', tipsOf(strawEn, courtePailleEn, str8EightEn)],
  ['French', tipsOf(strawFr, courtePailleFr, str8EightFr)],
])('what is told in %s fits on a small phone', (_, tips) => {
  const long = tips.map((says) => says.join(' ')).filter((says) => says.length > ROOM);
  expect(long).toEqual([]);
});
