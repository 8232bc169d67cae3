import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import type { Device, OnlineLink } from '../../link/link.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { lastOf, useAnswer } from '../../shell/use-answer.ts';
import { useSettingsWords } from './words.ts';

/** All that this player is signed in with, and the way to sign it out. Who is not known yet has nothing of that kind. */
export function Devices(): JSX.Element | null {
  const { online } = useWorld();
  const { devices: says } = useSettingsWords();
  const [answer, again] = useAnswer(() => devicesOf(online), '');
  const [told, setTold] = useState('');
  const { isBusy, error, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const devices = lastOf(answer) ?? [];
  if (devices.length === 0) return null;
  const signOut = (what: () => Promise<void>): void => {
    setTold('');
    run(async () => {
      await what().finally(again);
      setTold(says.done);
      // the button that was pressed is gone
      heading.current?.focus();
    });
  };
  return (
    <section class="panel">
      <h2 tabIndex={-1} ref={heading}>
        {says.title}
      </h2>
      <p class="small muted">{says.says}</p>
      <ul class="devlist">
        {devices.map((device) => (
          <Row key={device.id} device={device} isBusy={isBusy} onOut={() => signOut(() => online.signOut(device.id))} />
        ))}
      </ul>
      {devices.length > 1 && (
        <div class="opt">
          <Button kind="quiet" icon="exit" busy={isBusy} onClick={() => signOut(() => online.signOutOthers())}>
            {says.outOthers}
          </Button>
        </div>
      )}
      <ProblemNote error={error} />
      <p class="small" role="status">
        {told}
      </p>
    </section>
  );
}

async function devicesOf(online: OnlineLink): Promise<readonly Device[]> {
  return (await online.me()) === null ? [] : online.devices();
}

interface RowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly onOut: () => void;
}

function Row({ device, isBusy, onOut }: RowProps): JSX.Element {
  const { devices: says } = useSettingsWords();
  const { label, kind, current } = device;
  const name = label === null ? says.unlabelled[kind ?? 'cookie'] : says.label(label);
  return (
    <li>
      <span class="grow">
        <b>{name}</b>
        <span class="small muted">
          <Used at={device.used} />
        </span>
      </span>
      {current ? (
        <span class="pill">
          <Icon name="check" /> {says.here}
        </span>
      ) : (
        <Button kind="quiet" disabled={isBusy} label={says.outLabel(name)} onClick={onOut}>
          {says.out}
        </Button>
      )}
    </li>
  );
}

/** The server tells the day alone, as days are in Greenwich. */
function Used({ at }: { readonly at: number }): JSX.Element {
  const { settings } = useWorld();
  const { devices: says } = useSettingsWords();
  const dayOf = (time: number): string =>
    new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  const day = dayOf(at);
  return <>{day === dayOf(Date.now()) ? says.usedToday : says.used(day)}</>;
}
