import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { NoConnection } from '../../link/link.ts';
import { Button } from '../../kit/button.tsx';
import { NameField } from '../common/name-field.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useSettingsWords } from './words.ts';
import { usePagesWords } from '../common/words.tsx';

/** The name that the others see. */
export function You(): JSX.Element {
  const { settings } = useWorld();
  const { empty } = usePagesWords().name;
  const says = useSettingsWords().settings;
  const [name, setName] = useState(settings.name);
  const [told, setTold] = useState('');
  const { isBusy, error, run, fail } = useAction();
  const rename = useRename();
  const save = async (wanted: string): Promise<void> => {
    const known = await rename(wanted);
    if (known !== null) setName(known);
    setTold(known === null ? says.savedHere : says.saved);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    setTold('');
    const wanted = name.trim();
    if (wanted === '') fail(empty);
    else run(() => save(wanted));
  };
  return (
    <section class="panel">
      <h2>{says.you}</h2>
      <form class="opt nameform" onSubmit={submit}>
        <NameField value={name} onInput={setName} />
        <Button type="submit" busy={isBusy}>
          {says.save}
        </Button>
        <ProblemNote error={error} />
        <p class="small" role="status">
          {told}
        </p>
      </form>
    </section>
  );
}

/** Keeps a name, and answers with what the server made of it; null if it could not be asked. */
function useRename(): (wanted: string) => Promise<string | null> {
  const { set, online } = useWorld();
  return async (wanted) => {
    try {
      const { name } = await online.rename(wanted);
      set({ name });
      return name;
    } catch (problem) {
      if (!(problem instanceof NoConnection)) throw problem;
      set({ name: wanted });
      return null;
    }
  };
}
