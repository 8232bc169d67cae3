import type { JSX } from 'preact';
import type { Phrase } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import type { Who } from '../../words/who.ts';

interface Props {
  readonly said: ReadonlyMap<number, Phrase>;
  readonly you: number | null;
  whoAt(seat: number): Who;
}

/** What others say, for ears only: each thing is read once, when it comes. */
export function SaidAloud({ said, you, whoAt }: Props): JSX.Element {
  const { table } = useWorld().words;
  return (
    <div class="sr" aria-live="polite">
      {[...said].map(
        ([seat, phrase]) => seat !== you && <p key={seat}>{table.said(whoAt(seat), table.phrases[phrase])}</p>,
      )}
    </div>
  );
}
