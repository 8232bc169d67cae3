import type { JSX } from 'preact';
import { Dialog } from '../../kit/dialog.tsx';
import { useWorld } from '../../shell/world.ts';
import type { Again, LogLine } from '../frame/log.tsx';
import type { TableState } from '../session/session.ts';
import { LogPanel } from './log-panel.tsx';

interface Props {
  readonly state: TableState;
  readonly lines: readonly LogLine[];
  readonly again: Again | undefined;
  readonly onClose: () => void;
}

/** What happened, where there is no room for it beside the table. */
export function LogSheet({ state, lines, again, onClose }: Props): JSX.Element {
  const { table: say, common } = useWorld().words;
  return (
    <Dialog title={say.log} onClose={onClose} closeLabel={common.close}>
      <div class="logsheet">
        <LogPanel state={state} lines={lines} again={again} onAgain={onClose} />
      </div>
    </Dialog>
  );
}
