import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Judged, type Judgement } from './judged.tsx';
import { promisedAt } from './promised.ts';
import type { Session, TableState } from '../session/session.ts';
import { Sign } from './sign.tsx';
import { verdictOn } from './verdict.ts';
import { useProofWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  /** As the game shows them at the end. */
  readonly scores: readonly number[];
}

type State = 'rest' | 'busy' | 'failed' | Judgement;

/** Was it fair? The record is fetched, played again here, and compared. */
export function Proof(props: Props): JSX.Element {
  const say = useProofWords();
  const [judgement, check] = useJudgement(props);
  if (typeof judgement !== 'string') return <Judged judgement={judgement} state={props.state} />;
  const more = { rest: say.fairMore, busy: say.checking, failed: say.uncheckable }[judgement];
  return (
    <div class="proof">
      <Sign icon="shield" head={say.fair}>
        <span class="small">{more}</span>
      </Sign>
      <Button kind="quiet" busy={judgement === 'busy'} onClick={() => void check()}>
        {say.check}
      </Button>
    </div>
  );
}

function useJudgement({ session: { link, id }, state, scores }: Props): readonly [State, () => Promise<void>] {
  const { alone } = useWorld();
  const [judgement, setJudgement] = useState<State>('rest');
  const check = async (): Promise<void> => {
    setJudgement('busy');
    try {
      const record = await link.record(id);
      const faults = (await alone.verify(record)).map(({ path, says }) => `${path} ${says}`.trim());
      const { you, table } = state;
      const promised = promisedAt(table.id);
      const seen = { you, seal: table.commitment, promised, scores };
      const verdict = verdictOn(record, seen, { faults: faults.length, isOnline: link.isOnline });
      setJudgement({ record, promised, verdict, faults });
    } catch {
      setJudgement('failed');
    }
  };
  return [judgement, check];
}
