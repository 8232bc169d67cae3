import type { JSX } from 'preact';
import { IconButton } from '../../kit/icon-button.tsx';
import { pathOf } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import type { TableState } from '../session/session.ts';
import { useUnread } from '../session/unread.ts';
import type { LogLine } from './log.tsx';
import type { Sheet } from './sheets.tsx';

/** Tells the best moves, while it is open. */
export interface HintSwitch {
  readonly isOpen: boolean;
  toggle(): void;
}

interface Props {
  readonly state: TableState;
  readonly log: readonly LogLine[] | undefined;
  readonly hint: HintSwitch | undefined;
  /** What happened stands beside the table. */
  readonly hasSide: boolean;
  readonly maySay: boolean;
  readonly open: Sheet | null;
  setOpen(sheet: Sheet | null): void;
}

/** At the right of the bar on top. */
export function FrameButtons({ state, log, hint, hasSide, maySay, open, setOpen }: Props): JSX.Element {
  const { table: say } = useWorld().words;
  return (
    <>
      {maySay && (
        <IconButton
          icon="chat"
          label={say.say}
          expanded={open === 'phrases'}
          onClick={() => setOpen(open === 'phrases' ? null : 'phrases')}
        />
      )}
      {hint !== undefined && (
        <IconButton icon="hint" label={say.hint} expanded={hint.isOpen} onClick={() => hint.toggle()} />
      )}
      <span class={maySay ? 'wide' : undefined}>
        <IconButton
          icon="help"
          label={say.rules}
          href={pathOf({ page: 'rules', game: state.table.game })}
          target="_blank"
        />
      </span>
      <LogButton lines={log} you={state.you} hasSide={hasSide} isOpen={open === 'log'} onClick={() => setOpen('log')} />
      <SoundButton />
    </>
  );
}

interface LogButtonProps {
  readonly lines: readonly LogLine[] | undefined;
  readonly you: number | null;
  readonly hasSide: boolean;
  readonly isOpen: boolean;
  onClick(): void;
}

const NO_LINES: readonly LogLine[] = [];
const MOST_COUNTED = 9;

/** It counts what came while nobody looked, also where it is not shown. */
function LogButton({ lines, you, hasSide, isOpen, onClick }: LogButtonProps): JSX.Element | null {
  const { table: say } = useWorld().words;
  const unread = useUnread(lines ?? NO_LINES, you, isOpen || hasSide);
  if (lines === undefined || hasSide) return null;
  return (
    <IconButton
      icon="log"
      label={unread === 0 ? say.log : say.logNew(unread)}
      badge={unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
      onClick={onClick}
    />
  );
}

function SoundButton(): JSX.Element {
  const { words, settings, set } = useWorld();
  const { table: say } = words;
  return (
    <span class="wide">
      <IconButton
        icon={settings.sound ? 'sound' : 'mute'}
        label={settings.sound ? say.soundOn : say.soundOff}
        onClick={() => set({ sound: !settings.sound })}
      />
    </span>
  );
}
