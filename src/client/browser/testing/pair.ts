import type { Page } from 'playwright-core';
import { Proxy } from '../../link/testing/proxy.ts';
import { english as words } from '../../testing/words.ts';
import type { Place } from './browser.ts';
import { Heard } from './heard.ts';
import { OnlineTable, type Player } from './online-table.ts';
import { Pointer } from './pointer.ts';
import { StrawPlayer } from './players/straw-player.ts';
import type { Visitor } from './visitors.ts';

const { pages, table: say, common, games } = words;

/** Somebody at a table on line. */
export interface Sitter<Plays extends Player = StrawPlayer> {
  readonly visitor: Visitor;
  readonly hands: Pointer;
  readonly player: Plays;
  readonly heard: Heard;
}

/** What two people play. */
interface Played<Plays extends Player> {
  /** As the first page calls it. */
  readonly game: string;
  playerOn(page: Page, hands: Pointer): Plays;
  /** Chooses among the house rules. */
  wish?(page: Page, hands: Pointer): Promise<void>;
}

const STRAW: Played<StrawPlayer> = {
  game: games.straw.name,
  playerOn: (page, hands) => new StrawPlayer(page, hands, 'light'),
};

/** Two people at one table, with a bot between them; the line of one of them can be cut. */
export class Pair<Plays extends Player = StrawPlayer> {
  /** On a phone, hosting. */
  readonly ann: Sitter<Plays>;
  /** At a desktop, come by the link. */
  readonly ben: Sitter<Plays>;
  readonly table: OnlineTable;
  /** Where the invitation leads Ben. */
  readonly invitation: string;
  readonly #line: Proxy;

  private constructor(place: Place, ann: Sitter<Plays>, ben: Sitter<Plays>, invitation: string, line: Proxy) {
    this.ann = ann;
    this.ben = ben;
    this.invitation = invitation;
    this.#line = line;
    const id = ann.visitor.page.url().split('/').at(-1)!;
    this.table = new OnlineTable(place.server, id, { Ann: ann.player, Ben: ben.player });
  }

  static sitDown(place: Place): Promise<Pair> {
    return Pair.at(place, STRAW);
  }

  /** Ann sets the table, Ben comes by the link, Ann starts. */
  static async at<Plays extends Player>(place: Place, played: Played<Plays>): Promise<Pair<Plays>> {
    const line = await Proxy.to(place.server.url);
    const ann = await sitter(await place.come({ size: 'phone' }), 'tap', played);
    const ben = await sitter(await place.come({ size: 'desktop' }), 'click', played);
    const invitation = new URL(await setTable(ann, played));
    await come(ben, line.url + invitation.pathname);
    await ann.visitor.page.getByText('Ben').waitFor();
    await ann.hands.press(ann.visitor.page.getByRole('button', { name: pages.waiting.start }));
    for (const { visitor } of [ann, ben]) await visitor.page.locator('.hand > .card').first().waitFor();
    return new Pair(place, ann, ben, line.url + invitation.pathname, line);
  }

  /** Ben's line breaks, and he sees it. */
  async lose(): Promise<void> {
    this.#line.cut();
    await this.ben.visitor.context.setOffline(true);
    await this.ben.visitor.page.getByText(say.lost).waitFor();
  }

  async mend(): Promise<void> {
    this.#line.mend();
    await this.ben.visitor.context.setOffline(false);
    await this.ben.visitor.page.getByText(say.back).waitFor();
  }

  close(): void {
    this.#line.close();
  }
}

async function sitter<Plays extends Player>(
  visitor: Visitor,
  made: 'tap' | 'click',
  { playerOn }: Played<Plays>,
): Promise<Sitter<Plays>> {
  const hands = new Pointer(visitor.page, made);
  const player = playerOn(visitor.page, hands);
  return { visitor, hands, player, heard: await Heard.by(visitor.context) };
}

/** Answers with the link that the page gives to invite somebody. */
async function setTable<Plays extends Player>(
  { visitor: { page }, hands }: Sitter<Plays>,
  { game, wish }: Played<Plays>,
): Promise<string> {
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: pages.home.setTableLabel(game) }));
  await hands.press(page.getByRole('button', { name: pages.set.online }));
  await hands.press(page.getByLabel(pages.name.label));
  await page.keyboard.type('Ann');
  await hands.press(page.getByRole('button', { name: pages.set.remove(4) }));
  await hands.press(page.getByRole('button', { name: pages.set.seatBotAt(3) }));
  await wish?.(page, hands);
  await hands.press(page.getByRole('button', { name: pages.set.openTable }));
  await hands.press(page.getByRole('button', { name: pages.invite.title }));
  const link = await page.getByLabel(pages.invite.link).inputValue();
  await hands.press(page.getByRole('dialog').getByRole('button', { name: common.close }));
  return link;
}

async function come(
  { visitor: { page }, hands }: Pick<Sitter, 'visitor' | 'hands'>,
  invitation: string,
): Promise<void> {
  await page.goto(invitation);
  await hands.press(page.getByLabel(pages.name.label));
  await page.keyboard.type('Ben');
  await hands.press(page.getByRole('button', { name: pages.join.sit }));
}
