import type { Bout } from '../../bots/arena/bout.ts';
import { matchesOfDeal } from '../../bots/arena/seating.ts';
import { Meeting, type Kept } from '../arena/meeting.ts';
import type { Part } from './field.ts';

/** A meeting whose number of deals is fixed before the first, so that it does not end because of what it shows. */
export class Estimate {
  readonly parts: readonly Part[];
  readonly weight: number;
  meeting: Meeting;
  /** Not before it is fixed. */
  deals: number | undefined;

  /** What was found before a number was fixed is not taken: who knows why it ended there. */
  constructor({ bout, deals, ...found }: Kept, parts: readonly Part[], weight: number) {
    this.parts = parts;
    this.weight = weight;
    this.deals = deals;
    this.meeting = meetingOf(deals === undefined ? { bout, outcomes: {}, ms: 0 } : { bout, ...found }, deals ?? 0);
  }

  get kept(): Kept {
    return { ...this.meeting.kept, deals: this.deals };
  }

  get matchesOfDeal(): number {
    return matchesIn(this.meeting.bout);
  }

  get isOpen(): boolean {
    return this.deals !== undefined && !this.meeting.isDone;
  }

  fix(deals: number): void {
    this.deals = deals;
    this.meeting = meetingOf(this.meeting.kept, deals);
  }
}

function meetingOf(kept: Kept, deals: number): Meeting {
  return new Meeting(kept, { matches: deals * matchesIn(kept.bout), all: true });
}

function matchesIn({ bots, players }: Bout): number {
  return matchesOfDeal(bots.length, players);
}
