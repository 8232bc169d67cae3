import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { Button } from '../../kit/button.tsx';
import type { TableState } from '../session/session.ts';
import { Details } from './details.tsx';
import type { Promised } from './promised.ts';
import { headOf, sentencesOf, type Told } from './sentences.ts';
import { Sign } from './sign.tsx';
import type { Verdict } from './verdict.ts';
import { useProofWords } from './words.ts';

/** What was found out about a record, and what it stands on. */
export interface Judgement {
  readonly record: MatchRecord;
  readonly promised: Promised;
  readonly verdict: Verdict;
  /** What in the record contradicts itself. */
  readonly faults: readonly string[];
}

interface Props {
  readonly judgement: Judgement;
  readonly state: TableState;
}

/** The verdict: calm where nothing speaks against the shuffle, else as loud as can be. */
export function Judged({ judgement, state }: Props): JSX.Element {
  const say = useProofWords();
  const [isOpen, setIsOpen] = useState(false);
  const { record, promised, verdict } = judgement;
  const told: Told = { record, state, promised, say };
  const isFine = verdict.is === 'yours' || verdict.is === 'verified';
  return (
    <div class={isFine ? 'proof ok' : 'proof doubted'} role={isFine ? 'status' : 'alert'}>
      <Sign icon={isFine ? 'shield' : 'warn'} head={headOf(verdict, say)}>
        {verdict.is === 'broken' ? (
          <Doubts judgement={judgement} mismatches={verdict.mismatches} />
        ) : (
          sentencesOf(verdict, told).map((sentence) => <Sentence key={sentence}>{sentence}</Sentence>)
        )}
      </Sign>
      <Button kind="quiet" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? say.howLess : say.how}
      </Button>
      {isOpen && <Details {...told} />}
    </div>
  );
}

interface DoubtsProps {
  readonly judgement: Judgement;
  readonly mismatches: Extract<Verdict, { is: 'broken' }>['mismatches'];
}

/** All that does not hold. */
function Doubts({ judgement: { faults }, mismatches }: DoubtsProps): JSX.Element {
  const say = useProofWords();
  const doubts = [...mismatches.map((one) => say.doubts[one]), ...faults];
  return (
    <>
      <Sentence>{say.brokenMore(doubts.length)}</Sentence>
      <ul class="small">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </>
  );
}

function Sentence({ children }: { readonly children: string }): JSX.Element {
  return <span class="small">{children}</span>;
}
