import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { kindOf } from '../errors.ts';
import { LinkField } from '../pieces/link-field.tsx';
import { Qr } from '../pieces/qr.tsx';
import { Trouble } from '../pieces/said.tsx';
import { useCopy } from '../pieces/use-copy.ts';
import { useDeed } from '../pieces/use-deed.ts';
import { useSettingsWords } from './words.ts';

interface Way {
  readonly url: string;
  readonly expires: number;
}

/** The same player on another device: a link that works once. */
export function Device(): JSX.Element {
  const { online } = useWorld();
  const says = useSettingsWords().settings;
  const [way, setWay] = useState<Way | null>(null);
  const { isBusy, error, run } = useDeed();
  const isNobody = kindOf(error) === 'unknown-player';
  return (
    <section class="panel">
      <h2>{says.device}</h2>
      <p class="small muted">{says.deviceSays}</p>
      {way === null ? (
        <div class="opt">
          <Button kind="quiet" icon="share" busy={isBusy} onClick={() => run(() => online.device().then(setWay))}>
            {says.deviceMake}
          </Button>
        </div>
      ) : (
        <Shown way={way} />
      )}
      <Trouble error={isNobody ? says.deviceNobody : error} />
    </section>
  );
}

function Shown({ way: { url, expires } }: { readonly way: Way }): JSX.Element {
  const { words, settings } = useWorld();
  const { invite } = words.pages;
  const says = useSettingsWords().settings;
  const { field, copied, copy } = useCopy(url);
  const time = new Intl.DateTimeFormat(settings.language, { timeStyle: 'short' }).format(expires);
  return (
    <div class="opt device">
      <Qr text={url} label={says.deviceQr} />
      <LinkField link={url} label={says.deviceLink} field={field} />
      <Button icon={copied === 'yes' ? 'check' : 'copy'} onClick={copy}>
        {copied === 'yes' ? invite.copied : invite.copy}
      </Button>
      <p class="small">
        <b>{says.deviceSecret}</b> {says.until(time)}
      </p>
      <p class="small" role="status">
        {copied === 'by hand' ? invite.byHand : ''}
      </p>
    </div>
  );
}
