import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { nameOf } from '../pieces/games.ts';
import { Trouble } from '../pieces/said.tsx';
import { useDeed } from '../pieces/use-deed.ts';
import type { Unfinished } from './unfinished.ts';

interface Wish {
  readonly table: Unfinished;
  readonly onGone: () => void;
}

/** A game alone that nobody gives up waits for ever; asked first, since it cannot be undone. */
export function GiveUp({ table: { table }, onGone }: Wish): JSX.Element {
  const { words, alone } = useWorld();
  const { giveUp } = words.pages;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, run } = useDeed();
  const give = (): void =>
    run(async () => {
      await alone.leave(table.id);
      setAsked(false);
      onGone();
    });
  return (
    <>
      <IconButton
        icon="close"
        class="giveup"
        label={giveUp.label(nameOf(table.game, words))}
        onClick={() => setAsked(true)}
      />
      {isAsked && (
        <Dialog title={giveUp.ask} onClose={() => setAsked(false)}>
          <p>{giveUp.says}</p>
          <Trouble error={error} />
          <div class="row end">
            <Button kind="quiet" class="bad" busy={isBusy} onClick={give}>
              {giveUp.yes}
            </Button>
            <Button kind="primary" onClick={() => setAsked(false)}>
              {giveUp.no}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
