import type { ComponentChildren, JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Busy } from '../../parts/busy.tsx';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Sitting, Standing } from '../../table/sitting.ts';
import type { Deed } from '../pieces/use-deed.ts';
import { To } from '../pieces/to.tsx';
import { mayHost } from './host.ts';
import { useLevels } from './use-levels.ts';

interface Wish {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly deed: Deed;
}

/** What can be done now: start, for the host; wait, for the others; sit down, for who only looks. */
export function Controls({ sitting, standing, deed }: Wish): JSX.Element {
  const { words } = useWorld();
  const { waiting } = words.pages;
  const { table, you } = standing;
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  if (table.status === 'starting') return <Starting />;
  if (you === null && open === 0) return <Note>{waiting.full}</Note>;
  if (you === null) {
    return (
      <>
        <div class="actions">
          <To route={{ page: 'join', code: table.code }} class="btn primary big">
            <Icon name="arrow" />
            {waiting.sit}
          </To>
        </div>
        <Note>{waiting.watcherNote}</Note>
      </>
    );
  }
  if (mayHost(standing)) return <HostControls sitting={sitting} open={open} deed={deed} isHost={you === table.host} />;
  const host = table.host === null ? undefined : table.seats[table.host];
  return (
    <Note>
      {host !== undefined && host.kind !== 'open' && <b>{waiting.hostStarts(host.name)}</b>} {waiting.guestNote}
    </Note>
  );
}

interface HostWish {
  readonly sitting: Sitting;
  readonly open: number;
  readonly deed: Deed;
  readonly isHost: boolean;
}

function HostControls({ sitting, open, deed, isHost }: HostWish): JSX.Element {
  const { waiting } = useWorld().words.pages;
  const { usual } = useLevels(sitting);
  const start = (): void => deed.run(() => (open === 0 ? sitting.start() : sitting.start(usual)));
  return (
    <>
      <div class="actions">
        <Button kind="primary" big icon="play" busy={deed.isBusy} onClick={start}>
          {open === 0 ? waiting.start : waiting.fill(open)}
        </Button>
      </div>
      <Note>{isHost ? waiting.hostNote : waiting.hostAway}</Note>
    </>
  );
}

function Starting(): JSX.Element {
  const { waiting } = useWorld().words.pages;
  return (
    <p class="small wnote" role="status">
      <Busy /> {waiting.starting}
    </p>
  );
}

function Note({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <p class="small wnote">{children}</p>;
}
