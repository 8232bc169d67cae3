import { createHash, randomBytes } from 'node:crypto';
import type { TableCard } from '../../../protocol/table.ts';

/** What somebody gives to the shuffle, again whenever the deck is sealed anew. */
export class Salts {
  /** The last one that was promised. */
  salt: string | undefined;
  /** Those that were sent: some may be kept though the server was killed before it could say so. */
  readonly sent: string[] = [];
  /** Those that the server has acknowledged. */
  readonly given: string[] = [];

  constructor(salt: string | undefined) {
    this.salt = salt;
  }

  static commitmentTo(salt: string): string {
    return createHash('sha256').update(Buffer.from(salt, 'hex')).digest('hex');
  }

  static draw(): string {
    return randomBytes(32).toString('hex');
  }

  /** What is wanted of somebody on this seat just now. */
  wantedBy(card: TableCard | undefined, at: number): 'commit' | 'reveal' | undefined {
    const seat = card?.seats[at];
    if (this.salt === undefined || seat?.kind !== 'person' || seat.unsalted) return undefined;
    if (card?.sealing === 'commit') return seat.commitment === null ? 'commit' : undefined;
    if (card?.sealing !== 'reveal') return undefined;
    const isMine = seat.commitment === Salts.commitmentTo(this.salt);
    return isMine && !this.given.includes(this.salt) ? 'reveal' : undefined;
  }
}
