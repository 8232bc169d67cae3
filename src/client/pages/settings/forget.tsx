import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { keepNothing } from '../../storage.ts';
import { Trouble } from '../pieces/said.tsx';
import { useDeed } from '../pieces/use-deed.ts';
import { useSettingsWords } from './words.ts';

/** All that this browser and the server know of somebody. */
export function Forget(): JSX.Element {
  const { forget } = useSettingsWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <section class="panel">
      <h2>{forget.title}</h2>
      <div class="opt line">
        <span>
          <b>{forget.what}</b>
          <span class="small muted">{forget.whatSays}</span>
        </span>
        <Button kind="quiet" class="bad" onClick={() => setAsked(true)}>
          {forget.do}
        </Button>
      </div>
      {isAsked && <Question onClose={() => setAsked(false)} />}
    </section>
  );
}

function Question({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { online, alone } = useWorld();
  const { forget } = useSettingsWords();
  const { isBusy, error, run } = useDeed();
  const begone = (): void =>
    run(async () => {
      // the server first: whoever cannot reach it must not believe that it has forgotten them
      await online.forget();
      await alone.forget();
      keepNothing();
      location.assign('/');
    });
  return (
    <Dialog title={forget.ask} onClose={onClose}>
      <p>{forget.lost}</p>
      <ul class="lostlist">
        {forget.list.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p class="small muted">{forget.stays}</p>
      <Trouble error={error} />
      <div class="row end">
        <Button kind="quiet" class="bad" busy={isBusy} onClick={begone}>
          {forget.yes}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {forget.no}
        </Button>
      </div>
    </Dialog>
  );
}
