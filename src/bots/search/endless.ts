import { LOTS, SEED_BYTES, type Chance } from '../../engine/chance/chance.ts';
import { FastChance } from '../../engine/chance/fast.ts';

/** Luck that does not begin anew with each round: in a search every world has its own deals. */
export class Endless extends FastChance {
  constructor(luck: Chance) {
    super(Uint8Array.from({ length: SEED_BYTES }, () => luck.below(256)));
  }

  /** Only lots begin a stream, and they are drawn before a match: here that is the seed. */
  override begin(round: number, shuffle: number): void {
    if (round === LOTS) super.begin(round, shuffle);
  }
}
