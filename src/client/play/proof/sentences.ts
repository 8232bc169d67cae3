import type { MatchRecord } from '../../../engine/record/record.ts';
import type { ProofWords } from '../../words/en/later/proof.ts';
import { whoAt, type Who } from '../../words/who.ts';
import type { TableState } from '../session/session.ts';
import { sealingsOf } from './mismatches.ts';
import type { Promised } from './promised.ts';
import { lackingIn, missedIn, type Verdict } from './verdict.ts';

/** What a verdict is told with. */
export interface Told {
  readonly record: MatchRecord;
  readonly state: Pick<TableState, 'table' | 'you'>;
  readonly promised: Promised;
  readonly say: ProofWords;
}

export function headOf(verdict: Verdict, say: ProofWords): string {
  return verdict.is === 'without' && verdict.why === 'others' ? say.withoutAll : say[verdict.is];
}

/** What it means and why, one thing after the other. Nothing is said here of what does not hold: that is a list of its own. */
export function sentencesOf(verdict: Exclude<Verdict, { is: 'broken' }>, told: Told): readonly string[] {
  return [...reasonsFor(verdict, told), ...sealedAgain(told)];
}

function reasonsFor(verdict: Exclude<Verdict, { is: 'broken' }>, told: Told): readonly string[] {
  const { record, promised, say } = told;
  const { commitment, salts } = record.fairness!;
  const counted = salts.filter(({ salt }) => salt !== null).length;
  const lacking = lackingIn(record).map((seat) => whoIs(seat, told));
  const others = lacking.length === 0 ? [] : [say.lacking(lacking)];
  switch (verdict.is) {
    case 'yours':
      return [say.yoursMore(inShort(commitment), counted - 1), ...others];
    case 'verified': {
      const numbers = verdict.how === 'alone' || counted === 0 ? [] : [say.withNumbers(counted)];
      const isUnseen = verdict.how !== 'alone' && promised.seals.length === 0;
      return [say.verifiedHow[verdict.how], ...numbers, ...others, ...(isUnseen ? [say.unseen] : [])];
    }
    case 'without': {
      const means = verdict.why === 'others' ? say.withoutMeansElse : say.withoutMeans;
      return [say.lacks[verdict.why], means, ...(verdict.why === 'others' ? others : [])];
    }
  }
}

function sealedAgain(told: Told): readonly string[] {
  const times = sealingsOf(told.record).length;
  const missed = missedIn(told.record).map((seat) => whoIs(seat, told));
  return times < 2 ? [] : [told.say.sealedAgain(times, missed)];
}

function whoIs(seat: number, { state: { table, you } }: Told): Who {
  return whoAt(table, you, seat);
}

function inShort(seal: string): string {
  return seal.slice(0, 8).replace(/^.{4}/, '$& ');
}
