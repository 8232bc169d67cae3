import type { JSX } from 'preact';
import { useWorld } from '../../shell/world.ts';
import type { Link } from '../../link/link.ts';
import { openOnline, playAlone } from '../common/table-actions.ts';
import { StartBar } from './start-bar.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useName } from '../common/use-name.ts';
import { HouseRules } from './house-rules.tsx';
import { keepDraft } from './last-draft.ts';
import { requestOf, type Draft, type GameAbout } from './draft.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly about: GameAbout;
  readonly clocks: readonly string[];
  readonly link: Link;
  /** What the others are to call somebody who has no name yet. */
  readonly name: string;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** By which rules, and that it begins. */
export function Plan({ about, clocks, link, name, draft, onChange }: Props): JSX.Element {
  const { isBusy, error, run, fail } = useAction();
  const begin = useBegin(link);
  const naming = usePagesWords().name;
  const submit = (): void => {
    if (link.isOnline && name.trim() === '') fail(naming.empty);
    else run(() => begin(about.id, draft, name.trim()));
  };
  return (
    <>
      <HouseRules about={about} clocks={clocks} isOnline={link.isOnline} draft={draft} onChange={onChange} />
      <StartBar draft={draft} isOnline={link.isOnline} isBusy={isBusy} error={error} onStart={submit} />
    </>
  );
}

/** Opens the table, and keeps how it was set and the name that was given. */
function useBegin(link: Link): (game: string, draft: Draft, name: string) => Promise<void> {
  const { set } = useWorld();
  const myName = useName();
  return async (game, draft, name) => {
    const request = requestOf(game, draft);
    keepDraft(game, link.isOnline, draft);
    if (!link.isOnline) return playAlone(link, request, myName);
    await openOnline(link, request, name);
    set({ name });
  };
}
