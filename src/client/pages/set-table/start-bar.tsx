import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import type { PagesWords } from '../../words/en/later/pages.ts';
import { usePagesWords } from '../common/words.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  onStart(): void;
}

/** Who will sit there, or what went wrong; and the button that opens the table. */
export function StartBar({ draft, isOnline, isBusy, error, onStart }: Props): JSX.Element {
  const { set } = usePagesWords();
  return (
    <div class="startbar">
      {error === undefined ? (
        <span class="small">{summaryOf(draft, isOnline, set)}</span>
      ) : (
        <ProblemNote error={error} />
      )}
      <Button kind="primary" big icon="play" busy={isBusy} onClick={onStart}>
        {isOnline ? set.openTable : set.start}
      </Button>
    </div>
  );
}

function summaryOf({ chairs }: Draft, isOnline: boolean, set: PagesWords['set']): string {
  const open = chairs.filter((chair) => chair === 'open').length;
  if (!isOnline) return set.ready(chairs.length);
  return open === 0 ? set.filled : set.waiting(open);
}
