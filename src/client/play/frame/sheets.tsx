import type { JSX } from 'preact';
import type { Session, TableState } from '../session/session.ts';
import { LogSheet, Menu, Phrases } from './later-parts.tsx';
import type { Again, LogLine } from './log.tsx';

/** What can lie over the table. */
export type Sheet = 'menu' | 'log' | 'phrases';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  readonly log: readonly LogLine[] | undefined;
  readonly again: Again | undefined;
  readonly open: Sheet | null;
  onClose(): void;
}

/** What lies over the table because somebody asked for it. */
export function Sheets({ session, state, log, again, open, onClose }: Props): JSX.Element {
  return (
    <>
      {open === 'menu' && <Menu session={session} state={state} onClose={onClose} />}
      {open === 'phrases' && <Phrases session={session} state={state} onClose={onClose} />}
      {open === 'log' && log !== undefined && <LogSheet state={state} lines={log} again={again} onClose={onClose} />}
    </>
  );
}
