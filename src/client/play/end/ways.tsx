import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { To } from '../../shell/to.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { go } from '../../shell/route.ts';
import { problemSays } from '../session/errors.ts';
import type { TableProps } from '../game-table.tsx';

/** Again, or away. */
export function Ways({ session, state }: TableProps): JSX.Element {
  const { words } = useWorld();
  const { table: say } = words;
  const { link, id } = session;
  const { rematch } = state.table;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const again = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { table } = await link.rematch(id);
      // alone there is nobody to wait for
      if (!link.isOnline && table.status === 'open') await link.start(table.id);
      go({ page: 'table', id: table.id, isOnline: link.isOnline });
    } catch (error) {
      setProblem(problemSays(error, words));
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
        {problem !== '' ? problem : rematch !== null && <b>{say.rematchOpen}</b>}
      </span>
      {state.you !== null && (
        <Button kind="primary" big icon="play" busy={isBusy} onClick={() => void again()}>
          {rematch === null ? say.again2 : say.toRematch}
        </Button>
      )}
    </div>
  );
}
