import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { nameOf } from '../../words/words.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import type { Unfinished } from './unfinished.ts';

interface Props {
  readonly table: Unfinished;
  readonly onGone: () => void;
}

/** A game alone that nobody gives up waits for ever; asked first, since it cannot be undone. */
export function GiveUp({ table: { table }, onGone }: Props): JSX.Element {
  const { words, alone } = useWorld();
  const { giveUp } = words.pages;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, run } = useAction();
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
          <ProblemNote error={error} />
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
