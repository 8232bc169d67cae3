import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { laterPart } from '../../shell/later-part.tsx';
import { useWorld } from '../../shell/world.ts';
import type { TableState } from '../session/session.ts';
import { laterSheet } from './later-sheet.tsx';
import { withWords } from './later-words.ts';
import type { Again, LogLine } from './log.tsx';

// a table can be seen and played without these: who only comes to play alone does not wait for them
export const Menu = laterSheet(withWords(async () => (await import('../sheets/menu.tsx')).Menu));
export const Phrases = laterSheet(withWords(async () => (await import('../sheets/phrases.tsx')).Phrases));
export const LogSheet = laterSheet(withWords(async () => (await import('../log/log-sheet.tsx')).LogSheet));
export const NetBar = laterPart(withWords(async () => (await import('../log/net-bar.tsx')).NetBar));
export const Missed = laterPart(withWords(async () => (await import('../log/missed.tsx')).Missed));
export const SealingNote = laterPart(withWords(async () => (await import('../log/sealing-note.tsx')).SealingNote));
const LogPanel = laterPart(withWords(async () => (await import('../log/log-panel.tsx')).LogPanel));

/** Fetches what cannot be fetched when it is wanted, or is wanted at once. */
export function useLaterParts({ sent }: TableState, isLogWanted: boolean): void {
  useEffect(() => {
    // whoever plays may want to leave, also when the line is cut
    if (sent !== null) Menu.fetch();
    if (sent === null && !isLogWanted) return;
    for (const part of [LogPanel, LogSheet, NetBar, Missed]) part.fetch();
  }, [sent, isLogWanted]);
}

interface BesideProps {
  readonly state: TableState;
  readonly lines: readonly LogLine[];
  readonly again: Again | undefined;
  readonly legend: ComponentChildren;
}

/** What happened, beside the table. */
export function LogBeside({ state, lines, again, legend }: BesideProps): JSX.Element {
  const { table: say } = useWorld().words;
  return (
    <aside class="side" aria-label={say.log}>
      <LogPanel state={state} lines={lines} again={again} heading={<h2>{say.log}</h2>} />
      {legend}
    </aside>
  );
}
