import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { sealed } from '../../../engine/record/seal.ts';
import type { Message, Snapshot } from '../../../protocol/table.ts';
import type { Guest } from '../../../server/testing/guest.ts';
import { REVEAL } from '../../../table/times.ts';
import { commitmentOf, drawSalt } from '../../link/salt.ts';
import { proof } from '../../words/en/later/proof.ts';
import type { Seen, Stage } from './scenes/stage.ts';
import type { Visit } from './visitors.ts';

/** Whoever asks all the time takes the machine from the page. */
const BETWEEN_LOOKS = 20;

type Change = (fairness: NonNullable<MatchRecord['fairness']>) => NonNullable<MatchRecord['fairness']>;

/** Hanna, on a page, and Mira, through the API, at a table of two; its server may do what no honest one does. */
export class SealedTable {
  readonly id: string;
  readonly you: Seen;
  readonly mira: Guest;
  readonly #stage: Stage;
  #salt: string;

  private constructor(stage: Stage, id: string, you: Seen, mira: Guest, salt: string) {
    this.#stage = stage;
    this.id = id;
    this.you = you;
    this.mira = mira;
    this.#salt = salt;
  }

  /** Both have promised a number; nothing has started. */
  static async of(stage: Stage, visit: Visit = {}): Promise<SealedTable> {
    const salt = drawSalt();
    const mira = await stage.guest('Mira');
    const { table } = await mira.open({ game: 'straw', seats: ['me', 'open'], commitment: commitmentOf(salt) });
    await mira.listen(table.id);
    const you = await stage.come('Hanna', visit);
    await you.page.goto(`/j/${table.code}`);
    await you.page.locator('.rs').nth(1).waitFor();
    return new SealedTable(stage, table.id, you, mira, salt);
  }

  get page(): Page {
    return this.you.page;
  }

  async start(): Promise<void> {
    await this.mira.ok('POST', `${this.#path}/start`, {});
  }

  /** What was promised is waited for no longer. */
  async sealAnew(): Promise<void> {
    await this.#stage.pass(REVEAL);
  }

  /** Mira draws a new number and promises it. */
  async miraPromises(): Promise<void> {
    this.#salt = drawSalt();
    await this.mira.ok('POST', `${this.#path}/seats`, { commitment: commitmentOf(this.#salt) });
    await this.#stage.pass(0);
  }

  async miraGives(): Promise<void> {
    await this.mira.ok('POST', `${this.#path}/salt`, { salt: this.#salt });
    await this.#stage.pass(0);
  }

  /** Until the server has Hanna's number, or her promise of a new one. */
  async hears(what: 'revealed' | 'commitment'): Promise<void> {
    for (;;) {
      const { table }: Snapshot = await this.mira.look(this.id);
      const seat = table.seats[1];
      if (seat?.kind === 'person' && Boolean(seat[what])) return this.#stage.pass(0);
      await pause(BETWEEN_LOOKS);
    }
  }

  /** The server confirms Hanna's number, and throws it away. Answers when it was given. */
  async swallowSalt(): Promise<() => Promise<void>> {
    let given = (): void => undefined;
    const isGiven = new Promise<void>((resolve) => (given = resolve));
    await this.page.route('**/salt', async (route) => {
      await route.fulfill({ status: 204 });
      given();
    });
    return () => isGiven;
  }

  async swallowNoMore(): Promise<void> {
    await this.page.unroute('**/salt');
  }

  /** The server deals, whatever is missing. */
  async deal(): Promise<void> {
    await this.#stage.server.tables.live.change(this.id, () => ({ fact: { kind: 'begun' }, answer: () => null }));
    await this.#stage.pass(0);
  }

  /** The server tells the page otherwise than the record has it. */
  async falsify(change: Change): Promise<void> {
    await this.page.route('**/record', async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as MatchRecord;
      await route.fulfill({ response, json: sealed({ ...record, fairness: change(record.fairness!) }) });
    });
  }

  /** Both play the match to its end, which the page is shown when it is there: it need not draw every move. */
  async playOut(): Promise<void> {
    await this.page.locator('.hand > .card').first().waitFor();
    await this.page.goto('about:blank');
    for (;;) {
      const { waiting, table }: Snapshot = await this.mira.look(this.id);
      if (table.status === 'over') break;
      const player = waiting.includes(0) ? this.mira : this.you;
      await player.ok('POST', `${this.#path}/moves`, heaviestMove(await player.ok('GET', this.#path)));
    }
    await this.page.goto(`/t/${this.id}`);
  }

  /** Asks the page for its verdict. */
  async check(words = proof): Promise<void> {
    await this.page.getByRole('button', { name: words.check }).click();
    await this.page.locator('.proof.ok, .proof.doubted').waitFor();
  }

  get #path(): string {
    return `/api/tables/${this.id}`;
  }
}

/** What breaks the camel's back soonest: so a match is short. */
function heaviestMove({ ask }: Pick<Message, 'ask'>): { ask: number; move: string } {
  const moves = ask!.things.flatMap((thing) => ('moves' in thing ? thing.moves : []));
  const [heaviest] = moves.toSorted((a, b) => Number(b.preview['total']) - Number(a.preview['total']));
  return { ask: ask!.id, move: heaviest!.move };
}
