import { HAND_SIZE } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { stepOf } from '../network/features.ts';
import type { Knowledge } from './knowledge.ts';
import * as at from './layout.ts';
import { solo } from './solo.ts';
import { follows, PLACES } from './steps.ts';

/** Where a seat would stand after a move. One is written over for every move. */
export class Stand {
  needs = SEQUENCE_SIZE;
  /** The place of its last number. */
  last = 0;
  /** The places of the cards in hand; 0 is of no use. */
  readonly hand = new Uint8Array(HAND_SIZE);
  deduction = 0;
  passes = 0;
  /** What its sequence adds up to. */
  total = 0;
  /** The chance that a rival ends the hand before the next turn. */
  danger = 0;
  /** What is missing to the target, but for this hand. */
  toGo = 0;
  /** The step of how its group goes on, or none. */
  pure = -1;
}

const CHANCE_WIDTH = 1 / at.CHANCES;
const WORTH_WIDTH = 0.06;
const POINTS_WIDTH = 14;
const OUTS_WIDTH = 0.025;
const DEDUCTION_WIDTH = 8;
const MINE_WIDTH = 6;
const RISK_WIDTH = 4;
const IF_DONE_WIDTH = 25;
const LEAST_IF_DONE = -150;

/** Writes what the own sequence and hand are good for. */
export function writeOwn(stand: Stand, known: Knowledge, into: Uint16Array, from: number): number {
  const { needs, last, hand, pure } = stand;
  const table = solo();
  const entry = table.at(needs, last, hand[0]!, hand[1]!, hand[2]!);
  const coming = table.points[entry]!;
  let end = from;
  into[end++] = at.SEQUENCE + at.SEQUENCE_OF[needs * PLACES + last]!;
  into[end++] = at.CHANCE + stepOf(table.chances[entry]!, 0, CHANCE_WIDTH, at.CHANCES);
  into[end++] = at.WORTH + stepOf(table.worths[entry]!, 0, WORTH_WIDTH, at.WORTHS);
  into[end++] = at.COMING + stepOf(coming, 0, POINTS_WIDTH, at.POINTS);
  into[end++] = at.OUT + stepOf(known.outs(last), 0, OUTS_WIDTH, at.OUTS);
  into[end++] = at.READY + chainOf(stand) * at.NEEDS + needs;
  into[end++] = at.USEFUL + usefulIn(stand);
  into[end++] = at.DEDUCTION + stepOf(stand.deduction, 0, DEDUCTION_WIDTH, at.DEDUCTIONS);
  into[end++] = at.PASSES + stand.passes;
  into[end++] = at.MINE + stepOf(stand.total + coming, 0, MINE_WIDTH, at.MINES);
  into[end++] = at.RISK + stepOf(stand.danger * stand.deduction, 0, RISK_WIDTH, at.RISKS);
  const missing = stand.toGo - stand.total - coming;
  into[end++] = at.IF_DONE + stepOf(missing, LEAST_IF_DONE, IF_DONE_WIDTH, at.IF_DONES);
  if (pure >= 0) into[end++] = at.PURE + pure;
  return end;
}

/** How many cards can be laid from the hand, one after the other. */
function chainOf({ needs, last, hand }: Stand): number {
  let most = 0;
  for (let i = 0; i < HAND_SIZE; i++) {
    const first = hand[i]!;
    if (!follows(last, first)) continue;
    if (most === 0) most = 1;
    for (let j = 0; j < HAND_SIZE; j++) {
      const second = hand[j]!;
      if (j === i || !follows(first, second)) continue;
      if (follows(second, hand[HAND_SIZE - i - j]!)) return needs < HAND_SIZE ? needs : HAND_SIZE;
      most = 2;
    }
  }
  return needs < most ? needs : most;
}

function usefulIn({ needs, last, hand }: Stand): number {
  const table = solo();
  let useful = 0;
  for (let i = 0; i < HAND_SIZE; i++) useful += Number(table.isOfUse(needs, last, hand[i]!));
  return useful;
}
