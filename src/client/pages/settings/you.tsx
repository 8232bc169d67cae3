import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { NoConnection } from '../../link/link.ts';
import { Button } from '../../kit/button.tsx';
import { NameField } from '../shared/name-field.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useSettingsWords } from './words.ts';
import { usePagesWords } from '../shared/words.tsx';

/** The name that the others see. */
export function You(): JSX.Element {
  const { settings, set, online } = useWorld();
  const { empty } = usePagesWords().name;
  const says = useSettingsWords().settings;
  const [name, setName] = useState(settings.name);
  const [told, setTold] = useState('');
  const { isBusy, error, run, fail } = useAction();
  const save = async (wanted: string): Promise<void> => {
    try {
      const player = await online.rename(wanted);
      setName(player.name);
      set({ name: player.name });
      setTold(says.saved);
    } catch (problem) {
      if (!(problem instanceof NoConnection)) throw problem;
      set({ name: wanted });
      setTold(says.savedHere);
    }
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
