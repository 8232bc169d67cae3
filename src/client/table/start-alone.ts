import type { Link } from '../link/link.ts';
import { keepSalt, keepSeal } from './promised.ts';
import { drawSalt } from './salt.ts';

/** Starts a table of this browser. The person's salt goes into the shuffle as it does on line, and nobody is waited for. */
export async function startAlone(alone: Link, id: string): Promise<void> {
  const { salt, commitment } = drawSalt();
  const { table } = await alone.sit(id, { commitment });
  keepSalt(id, salt);
  keepSeal(id, table.commitment);
  await alone.start(id);
  await alone.reveal(id, salt);
}
