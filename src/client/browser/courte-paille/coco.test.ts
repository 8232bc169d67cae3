import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../../../protocol/table.ts';
import { CourtePlayer } from '../testing/players/courte-paille-player.ts';
import { Keys } from '../testing/keys.ts';
import type { Manner } from '../testing/manner.ts';
import { ourBrowser } from '../testing/our-browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { raft } from '../testing/scenes/raft.ts';
import { Stage } from '../testing/scenes/stage.ts';
import { PreparedTable, type Match } from '../testing/scenes/table.ts';
import type { Visit, Visitors } from '../testing/visitors.ts';

const NAMES = ['You', 'Mira'];
const MIRA = 1;
/** All five Cocos are yours; Mira gives up high cards, so that yours act first. */
const COCOS = {
  names: NAMES,
  shark: 'You',
  hands: {
    You: 'coco-1 coco-2 coco-3 coco-4 coco-5',
    Mira: 'captain-9 captain-8 captain-7 captain-6 captain-5',
  },
  week: 'sailor-9 captain-4 cook-6 lookout-7 cook-3 fortune-teller-5 sailor-1',
  rounds: ['You choose coco-1'],
};
const MENUS = `sailor-5 lookout-8 cook-4 cabin-boy-7 fortune-teller-3
  cook-9
  sailor-6 lookout-1 cook-1 cabin-boy-1 fortune-teller-1
  cook-8
  sailor-7 lookout-2 cook-2 cabin-boy-2 fortune-teller-2
  lookout-9 lookout-3`;

let visitors: Visitors;
beforeAll(async () => {
  visitors = await ourBrowser();
});

/** You at a page, and Mira, who does as she is told. */
class Raft {
  readonly page: Page;
  readonly player: CourtePlayer;
  readonly complaints: readonly string[];
  readonly #table: PreparedTable;

  constructor(page: Page, player: CourtePlayer, complaints: readonly string[], table: PreparedTable) {
    this.page = page;
    this.player = player;
    this.complaints = complaints;
    this.#table = table;
  }

  async mira(move: string): Promise<void> {
    const mira = this.#table.as(MIRA);
    const path = `/api/tables/${this.#table.id}`;
    const { ask }: Snapshot = await mira.ok('GET', path);
    await mira.ok('POST', `${path}/moves`, { ask: ask!.id, move });
  }

  /** Mira acts when the page says that she does. */
  async miraTakes(card: string): Promise<void> {
    await this.page.getByText('Mira takes a card.').waitFor();
    await this.mira(`take ${card}`);
  }

  week(): Promise<readonly string[]> {
    return this.page.locator('.week .card').evaluateAll((days) => days.map((day) => day.ariaLabel ?? ''));
  }

  day(says: string): Promise<void> {
    return this.page.locator('.where .pill').getByText(says, { exact: true }).waitFor();
  }
}

async function atRaft(
  match: Match,
  visit: Visit,
  mannerOf: (page: Page) => Manner,
  play: (raft: Raft) => Promise<void>,
): Promise<void> {
  const stage = await Stage.at(visitors);
  try {
    const you = await stage.come('Hanna', visit);
    const table = await PreparedTable.of(stage, you, match);
    await you.page.goto(table.path);
    const raft = new Raft(you.page, new CourtePlayer(you.page, mannerOf(you.page)), you.complaints, table);
    await play(raft);
    expect(raft.complaints).toEqual([]);
  } finally {
    await stage.close();
  }
}

test('by taps: a hidden day overboard, cards landed from menu, hand and pile', async () => {
  const match = raft({ ...COCOS, draws: MENUS });
  await atRaft(
    match,
    { size: 'phone' },
    (page) => new Pointer(page),
    async (raft) => {
      const { player } = raft;
      await raft.mira('choose captain-9');
      await player.giveUp('Coco 1');
      await player.tellCoco({ power: 'lesson', days: [4] });
      await raft.miraTakes('sailor-5');
      await raft.day('Day 2 of 6');
      expect(await raft.week()).toEqual([
        'Monday: Sailor 9',
        'Tuesday: Captain 4',
        ...['Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `${day}: face down`),
      ]);

      await raft.mira('choose captain-8');
      await player.giveUp('Coco 2');
      await player.tellCoco({ power: 'land', source: 'menu', at: 2 });
      await raft.miraTakes('sailor-6');
      await raft.day('Day 3 of 7');
      expect((await raft.week()).at(-1)).toBe('Sunday: face down, you know it is Cook 1');

      await raft.mira('choose captain-7');
      await player.giveUp('Coco 3');
      const { hand } = await player.until('coco');
      await player.tellCoco({ power: 'land', source: 'hand', at: hand.indexOf('Cook 9') });
      await raft.miraTakes('sailor-7');
      await raft.day('Day 4 of 8');
      expect((await raft.week()).at(-1)).toBe('Day 8: face down, you know it is Cook 9, landed from your hand');
      expect((await player.until('choose')).hand).toEqual(['Cook 8', 'Lookout 3', 'Lookout 9', 'Coco 4', 'Coco 5']);

      await raft.mira('choose captain-6');
      await player.giveUp('Coco 4');
      await player.tellCoco({ power: 'land', source: 'pile' });
      await raft.page.getByText('Mira takes a card.').waitFor();
      expect((await raft.week()).at(-1)).toBe('Day 9: face down');
    },
  );
});

test('by keys: asleep again, an open day overboard, a look at two days and at the only one', async () => {
  const match = raft({ ...COCOS, draws: MENUS, options: { form: 'single', 'coco-may-sleep': true } });
  await atRaft(
    match,
    { size: 'desktop' },
    (page) => new Keys(page),
    async (raft) => {
      const { player, page } = raft;
      await raft.mira('choose captain-9');
      await player.giveUp('Coco 1');
      await player.tellCoco({ power: 'sleep' });
      await raft.miraTakes('sailor-5');
      await raft.day('Day 2 of 7');
      expect((await player.until('choose')).hand).toContain('Coco 1, asleep');

      await raft.mira('choose captain-8');
      await player.giveUp('Coco 2');
      await player.tellCoco({ power: 'lesson', days: [1] });
      await page.getByText('Mira takes a card.').waitFor();
      expect((await raft.week())[0]).toBe('Monday: Captain 4');
      expect(await page.evaluate(() => document.activeElement?.closest('.tray') !== null)).toBe(true);
      await raft.mira('take cook-9');
      await raft.day('Day 2 of 6');

      await raft.mira('choose captain-7');
      await player.giveUp('Coco 3');
      await player.tellCoco({ power: 'peek', days: [4, 6] });
      await player.until('lifted');
      expect(await page.locator('.say [role=status]').innerText()).toContain(
        'Thursday is Cook 3, Saturday is Sailor 1.',
      );
      await player.step();
      await page.getByText('Mira takes a card.').waitFor();
      expect((await raft.week())[5]).toBe('Saturday: face down, you know it is Sailor 1');
      await raft.mira('take sailor-7');
      await raft.day('Day 3 of 6');

      await raft.mira('choose captain-6');
      await player.giveUp('Coco 4');
      await player.tellCoco({ power: 'lesson', days: [5] });
      await raft.miraTakes('lookout-9');
      await raft.day('Day 4 of 5');
      await raft.mira('choose captain-5');
      await player.giveUp('Coco 5');
      await player.tellCoco({ power: 'peek' });
      await player.until('lifted');
      expect(await page.locator('.say [role=status]').innerText()).toContain('Friday is Sailor 1.');
    },
  );
});
