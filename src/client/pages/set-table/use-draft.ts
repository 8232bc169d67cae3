import { useState } from 'preact/hooks';
import type { Draft, GameAbout } from './draft.ts';
import { lastDraft } from './last-draft.ts';

/** How a table is being set, each game and place for itself: who looks at another finds the first one as it was. */
export function useDraft(
  about: GameAbout | undefined,
  isOnline: boolean,
): readonly [Draft | undefined, (part: Partial<Draft>) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  if (about === undefined) return [undefined, () => undefined];
  const key = `${about.id} ${isOnline}`;
  const draft = drafts[key] ?? lastDraft(about, isOnline);
  return [draft, (part) => setDrafts({ ...drafts, [key]: { ...draft, ...part } })];
}
