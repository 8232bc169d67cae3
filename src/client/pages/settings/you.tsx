import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { NoConnection } from '../../link/link.ts';
import { Button } from '../../parts/button.tsx';
import { NameField } from '../pieces/name-field.tsx';
import { Trouble } from '../pieces/said.tsx';
import { useDeed } from '../pieces/use-deed.ts';
import { useSettingsWords } from './words.ts';

/** The name that the others see. */
export function You(): JSX.Element {
  const { words, settings, set, online } = useWorld();
  const says = useSettingsWords().settings;
  const [name, setName] = useState(settings.name);
  const [told, setTold] = useState('');
  const { isBusy, error, run, fail } = useDeed();
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
    if (wanted === '') fail(words.pages.name.empty);
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
        <Trouble error={error} />
        <p class="small" role="status">
          {told}
        </p>
      </form>
    </section>
  );
}
