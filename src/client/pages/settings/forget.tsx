import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { keepNothing } from '../../shell/storage.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
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
  const { isBusy, error, run } = useAction();
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
      <ProblemNote error={error} />
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
