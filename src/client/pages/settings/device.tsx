import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { kindOf } from '../../shell/errors.ts';
import { LinkField } from '../common/link-field.tsx';
import { Qr } from '../common/qr.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { useCopy } from '../../shell/use-copy.ts';
import { useAction } from '../../shell/use-action.ts';
import { useSettingsWords } from './words.ts';
import { usePagesWords } from '../common/words.tsx';

interface Way {
  readonly url: string;
  readonly expires: number;
}

/** The same player on another device: a link that works once. */
export function Device(): JSX.Element {
  const { online } = useWorld();
  const says = useSettingsWords().settings;
  const [way, setWay] = useState<Way | null>(null);
  const { isBusy, error, run } = useAction();
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
      <ProblemNote error={isNobody ? says.deviceNobody : error} />
    </section>
  );
}

function Shown({ way: { url, expires } }: { readonly way: Way }): JSX.Element {
  const { settings } = useWorld();
  const { invite } = usePagesWords();
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
