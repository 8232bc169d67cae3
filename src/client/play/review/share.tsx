import type { JSX } from 'preact';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { pathOf } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly record: MatchRecord;
  readonly id: string;
  readonly isOnline: boolean;
  readonly ply: number;
  readonly onClose: () => void;
}

/** The address of this move, where others can come to it, and the record as a file. */
export function Share({ record, id, isOnline, ply, onClose }: Props): JSX.Element {
  const { common } = useWorld().words;
  const review = useReviewWords();
  return (
    <Dialog title={review.share} onClose={onClose} closeLabel={common.close}>
      <div class="menulist">
        {isOnline && <Address url={`${location.origin}${pathOf({ page: 'back', id, isOnline })}#${ply}`} />}
        <div class="opt">
          <Button icon="copy" class="wfull" onClick={() => save(record, id)}>
            {review.download}
          </Button>
          <p class="small muted">{review.downloadSays}</p>
        </div>
      </div>
    </Dialog>
  );
}

function Address({ url }: { readonly url: string }): JSX.Element {
  const review = useReviewWords();
  const { field, copied, copy } = useCopy(url);
  // missing on plain http and in some browsers, whatever the types say
  const send = navigator.share as Navigator['share'] | undefined;
  return (
    <div class="opt">
      <label class="field">
        <span class="sr">{review.link}</span>
        <input ref={field} readOnly value={url} />
      </label>
      <div class="row">
        <Button icon="copy" onClick={copy}>
          {review.copy}
        </Button>
        {send !== undefined && (
          <Button
            icon="share"
            onClick={() => void send.call(navigator, { title: review.title, url }).catch(() => undefined)}
          >
            {review.send}
          </Button>
        )}
      </div>
      <p class="small muted" role="status">
        {copied === 'not' ? review.shareSays : copied === 'yes' ? review.copied : review.byHand}
        {copied === 'yes' && <Icon name="check" />}
      </p>
    </div>
  );
}

/** One record a line, as the command line reads it. */
function save(record: MatchRecord, id: string): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/x-ndjson' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${record.game}-${id}.ndjson` });
  link.click();
  URL.revokeObjectURL(url);
}
