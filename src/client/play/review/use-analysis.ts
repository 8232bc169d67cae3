import { useEffect, useState } from 'preact/hooks';
import type { Analysis } from '../../../protocol/analysis.ts';
import type { Link } from '../../link/link.ts';

export type Looking =
  | { readonly is: 'coming'; readonly share: number | undefined }
  | { readonly is: 'here'; readonly analysis: Analysis }
  | { readonly is: 'failed'; readonly error: unknown };

const COMING: Looking = { is: 'coming', share: undefined };

/** What each move was worth; takes a while, and is given up when nobody looks any more. */
export function useAnalysis(link: Link, id: string): readonly [Looking, () => void] {
  const [looking, setLooking] = useState<Looking>(COMING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const giveUp = new AbortController();
    setLooking(COMING);
    link
      .analysis(id, (share) => setLooking({ is: 'coming', share }), giveUp.signal)
      .then((analysis) => setLooking({ is: 'here', analysis }))
      .catch((error: unknown) => {
        if (!giveUp.signal.aborted) setLooking({ is: 'failed', error });
      });
    return () => giveUp.abort();
  }, [link, id, round]);
  return [looking, () => setRound((before) => before + 1)];
}
