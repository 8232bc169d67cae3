import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { To } from '../pages/pieces/to.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { go } from '../route.ts';
import { sorryFor } from './errors.ts';
import type { TableProps } from './game-table.tsx';
import { keepSeal } from './promised.ts';

/** Again, or away. */
export function Ways({ sitting, standing }: TableProps): JSX.Element {
  const { words } = useWorld();
  const { table: say } = words;
  const { link, id } = sitting;
  const { rematch } = standing.table;
  const [isBusy, setIsBusy] = useState(false);
  const [sorry, setSorry] = useState('');
  const again = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { table } = await link.rematch(id);
      // alone there is nobody to wait for
      if (!link.isOnline && table.status === 'open') await link.start(table.id);
      keepSeal(table.id, table.commitment);
      go({ page: 'table', id: table.id, isOnline: link.isOnline });
    } catch (error) {
      setSorry(sorryFor(error, words));
      setIsBusy(false);
    }
  };
  return (
    <div class="row end">
      <Button kind="quiet" class="leave" onClick={() => go({ page: 'home' })}>
        {say.leave}
      </Button>
      <To route={{ page: 'back', id, isOnline: link.isOnline }} class="btn quiet">
        <Icon name="replay" />
        {say.lookBack}
      </To>
      <span class="grow" role="status">
        {sorry !== '' ? sorry : rematch !== null && <b>{say.rematchOpen}</b>}
      </span>
      {standing.you !== null && (
        <Button kind="primary" big icon="play" busy={isBusy} onClick={() => void again()}>
          {rematch === null ? say.again2 : say.toRematch}
        </Button>
      )}
    </div>
  );
}
