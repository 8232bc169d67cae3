import type { GameEvent } from '../../src/engine/game.ts';
import { bitOf, type Seat, type Viewer } from '../../src/engine/seats.ts';
import { difference } from '../../src/server/testing/difference.ts';
import type { Announcement } from '../../src/table/log/announcement.ts';
import { messagesOf, messageTo, snapshotFor } from '../../src/table/log/publish.ts';
import type { Table } from '../../src/table/log/table.ts';
import { makeMove } from '../../src/table/steps/move.ts';
import type { Counts } from './counts.ts';
import { OtherMatch } from './other-match.ts';
import { playerAt } from './seated.ts';
import type { TrueMatch } from './true-match.ts';

/** One in so many who were told of a move also asks how the table stands, and one in so many imagines a world as well. */
const SNAPSHOT_SHARE = 8;
const IMAGINED_SHARE = 16;

/** Holds what each viewer of a match is sent against what it would be sent if the cards that it cannot know were others. */
export class Comparing {
  readonly #here: TrueMatch;
  readonly #there: OtherMatch;
  /** All that can be tried in the game, allowed or not. */
  readonly #moves: readonly string[];
  readonly #counts: Counts;
  #messages!: ReturnType<typeof messagesOf>;

  constructor(here: TrueMatch, moves: readonly string[], counts: Counts) {
    this.#here = here;
    this.#there = new OtherMatch(here);
    this.#moves = moves;
    this.#counts = counts;
  }

  /** Whatever some viewer can tell apart in the state as it is now. */
  leak(): string | undefined {
    const { table, announcement, bench } = this.#here;
    this.#counts.states++;
    this.#messages = messagesOf(table, announcement);
    for (const viewer of bench.viewers) {
      const says = this.#leakTo(viewer);
      if (says !== undefined) return `${viewer === 'watcher' ? 'a watcher' : `seat ${viewer}`}: ${says}`;
    }
    return undefined;
  }

  #leakTo(viewer: Viewer): string | undefined {
    this.#counts.viewers++;
    const lived = this.#there.follow(viewer);
    if (lived === undefined) return this.#imagined(viewer);
    const { announcement } = lived;
    const says = this.#toldOther(viewer, announcement);
    if (says !== undefined && this.#isRevealed(viewer, announcement)) return this.#imagined(viewer);
    this.#counts.followed++;
    return says ?? this.#answersOther(viewer, isTold(viewer, announcement)) ?? this.#sometimesImagined(viewer);
  }

  #toldOther(viewer: Viewer, announcement: Announcement | undefined): string | undefined {
    const here = isTold(viewer, this.#here.announcement) ? JSON.stringify(this.#messages(viewer)) : NOTHING;
    const there = isTold(viewer, announcement) ? messageIn(this.#there.table, announcement!, viewer) : NOTHING;
    this.#counts.messages++;
    return this.#other('message', here, there);
  }

  /** Whether what differs first is a fact that the rules work out from hidden cards and tell everybody. */
  #isRevealed(viewer: Viewer, announcement: Announcement | undefined): boolean {
    const { bench, match } = this.#here;
    const seen = [this.#here.announcement, announcement].map((one) => this.#seenIn(one, viewer));
    const [here, there] = seen as [GameEvent[], GameEvent[]];
    const first = here.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(there[i]));
    return (
      first >= 0 && [here[first], there[first]].some((event) => event && bench.reveals(event, match.waiting === 0))
    );
  }

  #seenIn(announcement: Announcement | undefined, viewer: Viewer): GameEvent[] {
    const events = announcement?.events ?? [];
    return events.flatMap((event) => this.#here.bench.game.project(event, viewer) ?? []);
  }

  /** How the table stands, and what is said to a move that may not be allowed. */
  #answersOther(viewer: Viewer, wasTold: boolean): string | undefined {
    const { bench } = this.#here;
    const says = !wasTold || bench.oneIn(SNAPSHOT_SHARE) ? this.#standsOther(viewer) : undefined;
    return says ?? (viewer === 'watcher' ? undefined : this.#refusesOther(viewer));
  }

  #standsOther(viewer: Viewer): string | undefined {
    const [here, there] = [this.#here, this.#there].map(({ table }) => JSON.stringify(snapshotFor(table, viewer)));
    this.#counts.snapshots++;
    return this.#other('snapshot', here!, there!);
  }

  #refusesOther(seat: Seat): string | undefined {
    const move = this.#here.bench.pick(this.#moves);
    this.#counts.refusals++;
    const [here, there] = [this.#here, this.#there].map(({ table }) => answerTo(table, seat, move));
    return this.#other(`refusal of ${move}`, here!, there!);
  }

  #sometimesImagined(viewer: Viewer): string | undefined {
    return this.#here.bench.oneIn(IMAGINED_SHARE) ? this.#imagined(viewer) : undefined;
  }

  #imagined(viewer: Viewer): string | undefined {
    this.#there.imagine(viewer);
    this.#counts.imagined++;
    return this.#answersOther(viewer, false);
  }

  #other(what: string, here: string, there: string): string | undefined {
    this.#counts.bytes += here.length;
    return here === there ? undefined : difference([{ what, text: here }], [{ what, text: there }]);
  }
}

const NOTHING = 'nothing';

function isTold(viewer: Viewer, announcement: Announcement | undefined): boolean {
  return announcement !== undefined && (announcement.to & bitOf(viewer)) !== 0;
}

function messageIn(table: Table, announcement: Announcement, viewer: Viewer): string {
  return JSON.stringify(messageTo(table, announcement, viewer));
}

function answerTo(table: Table, seat: Seat, move: string): string {
  const step = makeMove(table, playerAt(seat), { ask: table.match!.asks[seat]!, move });
  return 'problem' in step ? JSON.stringify(step.problem) : 'allowed';
}
