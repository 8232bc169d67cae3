import { expect, test } from 'vitest';
import { dealt, type Table } from '../../../../games/courte-paille/testing/position.ts';
import { stepOf, equalsIn, actingIn } from './acting.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { ScreenView } from './screen-view.ts';

const ME = 0;

const table = (): Table =>
  dealt({
    seats: 4,
    shark: 2,
    hands: [['coco-2'], ['captain-5'], ['cook-2'], ['cook-5']],
    menu: ['sailor-5', 'lookout-8', 'cook-4', 'cabin-boy-7', 'fortune-teller-3'],
  });

const turns = (raft: Table) =>
  actingIn(raft.view(ME), raft.sent(ME) as readonly CourtePailleEvent[]).map(
    ({ seat, card, isDone, isNow, outcome }) => [seat, card, isDone ? 'done' : isNow ? 'now' : 'later', outcome?.type],
  );

test('nothing is lined up while cards are chosen', () => {
  const raft = table();
  raft.plays(1, 'choose captain-5');
  expect(turns(raft)).toEqual([]);
});

test('C6 cards line up as the table resolves them, with what came of them', () => {
  const raft = table();
  raft.choose('coco-2', 'captain-5', 'cook-2', 'cook-5');
  expect(turns(raft)).toEqual([
    [2, 'cook-2', 'now', undefined],
    [0, 'coco-2', 'later', undefined],
    [3, 'cook-5', 'later', undefined],
    [1, 'captain-5', 'later', undefined],
  ]);
  raft.takes('sailor-5');
  raft.plays(0, 'lesson 4');
  expect(turns(raft).map(([seat, , state, outcome]) => [seat, state, outcome])).toEqual([
    [2, 'done', 'took'],
    [0, 'done', 'lesson'],
    [3, 'now', undefined],
    [1, 'later', undefined],
  ]);
});

test('who comes in the middle sees what is left', () => {
  const raft = table();
  raft.choose('coco-2', 'captain-5', 'cook-2', 'cook-5');
  raft.takes('sailor-5');
  const view = raft.view(ME);
  expect(actingIn(view, []).map(({ seat }) => seat)).toEqual([0, 3, 1]);
});

test('C6 equals are told apart by the shark, or by how near they sit to it', () => {
  const raft = table();
  raft.choose('coco-2', 'captain-5', 'cook-2', 'cook-5');
  const lined = actingIn(raft.view(ME), raft.sent(ME) as readonly CourtePailleEvent[]);
  expect(equalsIn(lined, 2)).toEqual([
    { value: 2, seats: [2, 0], hasShark: true },
    { value: 5, seats: [3, 1], hasShark: false },
  ]);
});

test('C6 three equals are one tie', () => {
  const raft = dealt({ seats: 3, shark: 1, hands: [['cook-5'], ['captain-5'], ['sailor-5']] });
  raft.choose('cook-5', 'captain-5', 'sailor-5');
  const lined = actingIn(raft.view(ME), raft.sent(ME) as readonly CourtePailleEvent[]);
  expect(equalsIn(lined, 1)).toEqual([{ value: 5, seats: [1, 2, 0], hasShark: true }]);
});

test('a card that has acted is done, wherever it lies and whatever came of it', () => {
  const raft = table();
  raft.choose('coco-2', 'captain-5', 'cook-2', 'cook-5');
  const view = raft.view(ME);
  const heard = raft.sent(ME) as readonly CourtePailleEvent[];
  const steps = (now: ScreenView, events: readonly CourtePailleEvent[]) =>
    actingIn(now, events).map((_, i, turns) => stepOf(turns, i));
  expect(steps(view, heard)).toEqual(['now', 'next', 'later', 'last']);
  raft.takes('sailor-5');
  raft.plays(0, 'lesson 4');
  raft.takes('cook-4');
  expect(steps(raft.view(ME), heard)).toEqual(['done', 'done', 'done', 'now']);
});
