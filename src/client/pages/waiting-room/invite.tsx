import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { pathOf } from '../../shell/route.ts';
import { shownCode } from '../common/code.ts';
import { nameOf } from '../../words/words.ts';
import { LinkField } from '../common/link-field.tsx';
import { Qr } from '../common/qr.tsx';
import { useCopy } from '../../shell/use-copy.ts';
import { usePagesWords } from '../common/words.tsx';

function linkTo(code: string): string {
  return `${location.origin}${pathOf({ page: 'join', code })}`;
}

/** The code to say, the link to send, the picture to show. */
export function Invite({ table }: { readonly table: TableCard }): JSX.Element {
  const { words } = useWorld();
  const { invite } = usePagesWords();
  const [isShown, setShown] = useState(false);
  const code = shownCode(table.code);
  const { copied, copy } = useCopy(linkTo(code), () => setShown(true));
  return (
    <>
      <div class="wcode">
        <span class="small">{invite.code}</span>
        <b class="num">{code}</b>
      </div>
      <div class="wbtn">
        <Button kind="quiet" icon={copied === 'yes' ? 'check' : 'copy'} onClick={copy}>
          {copied === 'yes' ? invite.copied : invite.copy}
        </Button>
        <Button kind="quiet" icon="share" onClick={() => setShown(true)}>
          {invite.title}
        </Button>
      </div>
      {isShown && (
        <Dialog title={invite.title} closeLabel={words.common.close} onClose={() => setShown(false)}>
          <Invitation table={table} code={code} />
        </Dialog>
      )}
    </>
  );
}

function Invitation({ table, code }: { readonly table: TableCard; readonly code: string }): JSX.Element {
  const { words } = useWorld();
  const { invite } = usePagesWords();
  const link = linkTo(code);
  const { field, copied, copy } = useCopy(link);
  const canShare = 'share' in navigator;
  const share = (): void => {
    const told = { title: words.common.title, text: invite.shareText(nameOf(table.game, words)), url: link };
    // whoever closes the sheet wants nothing
    navigator.share(told).catch(() => undefined);
  };
  return (
    <div class="invite inv">
      <div class="invrow">
        <Qr text={link} label={invite.qr} />
        <div class="grow">
          <p class="code num">{code}</p>
          <p class="small muted">{invite.qrSays}</p>
        </div>
      </div>
      <LinkField link={link} label={invite.link} field={field} />
      <div class="row">
        <Button kind="primary" icon={copied === 'yes' ? 'check' : 'copy'} onClick={copy}>
          {copied === 'yes' ? invite.copied : invite.copy}
        </Button>
        {canShare && (
          <Button icon="share" onClick={share}>
            {invite.share}
          </Button>
        )}
      </div>
      <p class="small" role="status">
        {copied === 'by hand' ? invite.byHand : ''}
      </p>
    </div>
  );
}
