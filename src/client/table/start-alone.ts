import type { Link } from '../link/link.ts';
import { drawSalt } from './sitting.ts';

/** Starts a table of this browser. The person's salt goes into the shuffle as it does on line, and nobody is waited for. */
export async function startAlone(alone: Link, table: string): Promise<void> {
  const { salt, commitment } = drawSalt();
  await alone.sit(table, { commitment });
  await alone.start(table);
  await alone.reveal(table, salt);
}
