import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchRecord } from '../../../engine/record/record.ts';
import type { ProofWords } from '../../words/en/later/proof.ts';
import { saidIn } from '../../words/languages.ts';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { mismatchesOf } from './mismatches.ts';
import { promisedAt } from './promised.ts';
import type { Session, TableState } from '../session/session.ts';
import { whoAt } from '../../words/who.ts';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  /** As the game shows them at the end. */
  readonly scores: readonly number[];
}

interface Verdict {
  readonly record: MatchRecord;
  readonly problems: readonly string[];
}

type State = 'rest' | 'busy' | 'failed' | Verdict;

const WORDS = import.meta.glob<ProofWords>('../../words/*/later/proof.ts', { import: 'proof', eager: true });

/** Both languages come with this file, which few people load. */
function useProofWords(): ProofWords {
  return saidIn(WORDS, useWorld().settings.language);
}

/** Was it fair? The record is fetched, played again here, and compared. */
export function Proof(props: Props): JSX.Element {
  const say = useProofWords();
  const [verdict, check] = useVerdict(props);
  if (typeof verdict !== 'string') return <Judged verdict={verdict} state={props.state} />;
  const more = { rest: say.fairMore, busy: say.checking, failed: say.uncheckable }[verdict];
  return (
    <div class="proof">
      <Shield head={say.fair} more={more} />
      <Button kind="quiet" busy={verdict === 'busy'} onClick={() => void check()}>
        {say.check}
      </Button>
    </div>
  );
}

function useVerdict({ session, state, scores }: Props): readonly [State, () => Promise<void>] {
  const say = useProofWords();
  const { alone } = useWorld();
  const [verdict, setVerdict] = useState<State>('rest');
  const check = async (): Promise<void> => {
    setVerdict('busy');
    try {
      const record = await session.link.record(session.id);
      const { you, table } = state;
      const seen = { you, seal: table.commitment, promised: promisedAt(table.id), scores };
      const mismatches = mismatchesOf(record, seen).map((one) => say.doubts[one]);
      const problems = (await alone.verify(record)).map(({ path, says }) => `${path} ${says}`.trim());
      setVerdict({ record, problems: [...mismatches, ...problems] });
    } catch {
      setVerdict('failed');
    }
  };
  return [verdict, check];
}

interface JudgedProps {
  readonly verdict: Verdict;
  readonly state: TableState;
}

function Judged({ verdict, state }: JudgedProps): JSX.Element {
  const say = useProofWords();
  const [isOpen, setIsOpen] = useState(false);
  const { problems } = verdict;
  const isFine = problems.length === 0;
  const { seal } = promisedAt(state.table.id);
  const fits = seal === undefined ? say.verifiedUnseen : say.verifiedMore(seal.slice(0, 8).replace(/^.{4}/, '$& '));
  return (
    <div class={isFine ? 'proof ok' : 'proof'} role="status">
      <Shield head={isFine ? say.verified : say.broken} more={isFine ? fits : say.brokenMore(problems.length)} />
      <Button kind="quiet" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? say.howLess : say.how}
      </Button>
      {(isOpen || !isFine) && <Details verdict={verdict} state={state} />}
    </div>
  );
}

function Shield({ head, more }: { readonly head: string; readonly more: string }): JSX.Element {
  return (
    <>
      <span class="pic">
        <Icon name="shield" />
      </span>
      <span class="grow">
        <b>{head}</b>
        <span class="small">{more}</span>
      </span>
    </>
  );
}

/** Everything that the verdict stands on. */
function Details({ verdict, state }: JudgedProps): JSX.Element {
  const say = useProofWords();
  const { record, problems } = verdict;
  const { table, you } = state;
  const salts = record.fairness?.salts ?? [];
  const { salt: own, seal } = promisedAt(table.id);
  const mine = salts.find(({ seat }) => seat === you)?.salt ?? null;
  const isIn = mine !== null && (own === undefined || own === mine);
  return (
    <dl class="small" style={{ flexBasis: '100%', overflowWrap: 'anywhere', minWidth: 0 }}>
      {problems.map((problem) => (
        <dd key={problem}>
          <Icon name="warn" /> {problem}
        </dd>
      ))}
      <dt>
        <b>{say.seal}</b>
      </dt>
      <dd>{seal ?? table.commitment}</dd>
      <dt>
        <b>{say.secret}</b>
      </dt>
      <dd>{record.fairness?.secret}</dd>
      {salts.map(({ seat, salt }) => (
        <div key={seat}>
          <dt>
            <b>{say.saltOf(whoAt(table, you, seat))}</b>
          </dt>
          <dd>{salt ?? say.noSalt}</dd>
        </div>
      ))}
      {you !== null && <dd>{isIn ? say.ownSalt : say.noOwnSalt}</dd>}
    </dl>
  );
}
