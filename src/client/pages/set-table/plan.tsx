import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import type { Link } from '../../link/link.ts';
import { openOnline, playAlone } from '../shared/table-actions.ts';
import { NameField } from '../shared/name-field.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useName } from '../shared/use-name.ts';
import { HouseRules } from './house-rules.tsx';
import { Seats } from './seats.tsx';
import { keepDraft, lastDraft } from './last-draft.ts';
import { wishOf, type Draft, type GameAbout } from './draft.ts';

interface Props {
  readonly about: GameAbout;
  readonly clocks: readonly string[];
  readonly link: Link;
  /** Where the table stands; asked above the seats. */
  readonly place: ComponentChildren;
}

export function Plan({ about, clocks, link, place }: Props): JSX.Element {
  const { words, settings, set } = useWorld();
  const [draft, setDraft] = useState(() => lastDraft(about, link.isOnline));
  const [name, setName] = useState(settings.name);
  const myName = useName();
  const asksName = link.isOnline && settings.name === '';
  const { isBusy, error, run, fail } = useAction();
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const begin = async (): Promise<void> => {
    const wish = wishOf(about.id, draft);
    keepDraft(about.id, link.isOnline, draft);
    if (!link.isOnline) return playAlone(link, wish, myName);
    await openOnline(link, wish, name.trim());
    set({ name: name.trim() });
  };
  const submit = (): void => {
    if (asksName && name.trim() === '') fail(words.pages.name.empty);
    else run(begin);
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
      <div class="startbar">
        {error === undefined ? (
          <span class="small">{summaryOf(draft, link.isOnline)}</span>
        ) : (
          <ProblemNote error={error} />
        )}
        <Button kind="primary" big icon="play" busy={isBusy} onClick={submit}>
          {link.isOnline ? words.pages.set.openTable : words.pages.set.start}
        </Button>
      </div>
    </>
  );

  function summaryOf({ chairs }: Draft, isOnline: boolean): string {
    const { set } = words.pages;
    const open = chairs.filter((chair) => chair === 'open').length;
    if (!isOnline) return set.ready(chairs.length);
    return open === 0 ? set.filled : set.waiting(open);
  }
}
