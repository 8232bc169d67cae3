import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import type { Link } from '../../link/link.ts';
import { openOnline, playAlone } from '../common/table-actions.ts';
import { NameField } from '../common/name-field.tsx';
import { StartBar } from './start-bar.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useName } from '../common/use-name.ts';
import { HouseRules } from './house-rules.tsx';
import { Seats } from './seats.tsx';
import { keepDraft, lastDraft } from './last-draft.ts';
import { requestOf, type Draft, type GameAbout } from './draft.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly about: GameAbout;
  readonly clocks: readonly string[];
  readonly link: Link;
  /** Where the table stands; asked above the seats. */
  readonly place: ComponentChildren;
}

export function Plan({ about, clocks, link, place }: Props): JSX.Element {
  const { settings } = useWorld();
  const [draft, setDraft] = useState(() => lastDraft(about, link.isOnline));
  const [name, setName] = useState(settings.name);
  const asksName = link.isOnline && settings.name === '';
  const { isBusy, error, run, fail } = useAction();
  const begin = useBegin(link);
  const naming = usePagesWords().name;
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const submit = (): void => {
    if (asksName && name.trim() === '') fail(naming.empty);
    else run(() => begin(about.id, draft, name.trim()));
  };
  return (
    <>
      <section class="panel">
        {place}
        {asksName && (
          <div class="opt">
            <NameField value={name} onInput={setName} />
          </div>
        )}
        <Seats about={about} isOnline={link.isOnline} chairs={draft.chairs} onChange={(chairs) => change({ chairs })} />
      </section>
      <HouseRules about={about} clocks={clocks} isOnline={link.isOnline} draft={draft} onChange={change} />
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
