import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Busy } from '../../kit/busy.tsx';
import type { Session, TableState } from '../../play/session/session.ts';
import { whoAt } from '../../words/who.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly session: Session;
  readonly state: TableState;
}

/** The match starts: people's numbers are collected, perhaps more than once. */
export function Starting({ session, state: { table, you } }: Props): JSX.Element {
  const { waiting } = usePagesWords();
  const missing = useMissing(session).map((seat) => whoAt(table, you, seat));
  return (
    <div role="status">
      <p class="small wnote">
        <Busy /> {waiting.starting}
      </p>
      {table.sealings > 1 && (
        <p class="small wnote">
          <b>{waiting.sealedAnew(missing)}</b> {waiting.sealedAnewSays}
        </p>
      )}
    </div>
  );
}

/** Whose numbers were missing when the deck was last sealed anew, as far as this page has heard it. */
function useMissing(session: Session): readonly number[] {
  const [missing, setMissing] = useState<readonly number[]>([]);
  useEffect(
    () =>
      session.watch((_, message) => {
        for (const news of message?.news ?? []) if (news.type === 'sealed') setMissing(news.missing);
      }),
    [session],
  );
  return missing;
}
