import type { Page } from 'playwright-core';
import type { AnyGame } from '../../../engine/game.ts';
import { hmacSha256 } from '../../../engine/chance/hmac.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import type { PreparedScene } from '../../../server/testing/scenes.ts';
import type { World, Witnessed } from '../../../server/testing/witness.ts';
import { Stage } from './scenes/stage.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { treeOf } from './tree.ts';
import type { Visitors } from './visitors.ts';

declare global {
  interface Window {
    /** Of each request of the page, all that came back. */
    received?: string[][];
  }
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora'];

interface Look {
  readonly visitors: Visitors;
  readonly scene: PreparedScene;
  /** Whether the page belongs to the viewer of the scene, or to somebody without a seat. */
  readonly as: 'player' | 'watcher';
  /** Played instead of the scene's own game, to plant a fault. */
  readonly game?: AnyGame;
}

/** Plays one of two worlds and keeps all that the page holds after each step: elements, accessibility tree, stores, network. */
export async function pageIn(world: World, { visitors, scene, as, game = scene.game }: Look): Promise<Witnessed[]> {
  const generator = { name: hmacSha256.name, from: world.chance };
  const stage = await Stage.at(visitors, { generator, games: [game] });
  try {
    const screen = await stage.come('Hanna');
    const guests = [];
    for (const name of NAMES.slice(0, scene.seats)) guests.push(await stage.guest(name));
    const players = guests.map((guest, seat) => (as === 'player' && seat === scene.viewer ? screen : guest));
    const seats = players.map((_, seat) => (seat === 0 ? 'me' : 'open'));
    const { table }: Snapshot = await players[0]!.ok('POST', '/api/tables', { game: game.id, seats });
    const path = `/api/tables/${table.id}`;
    for (const player of players.slice(1)) await player.ok('POST', `${path}/seats`, {});
    await players[0]!.ok('POST', `${path}/start`, {});
    await stage.pass(0);
    await screen.page.addInitScript(keepAllReceived);
    await screen.page.goto(`/t/${table.id}`);
    const seen: Witnessed[] = [];
    const look = async (step: number): Promise<void> => {
      await upTo(screen.page, await screen.ok('GET', path));
      await screen.rest();
      seen.push(...(await allIn(screen.page)).map(({ what, text }) => ({ what: `step ${step}: ${what}`, text })));
    };
    await look(0);
    for (const [i, made] of world.madeMoves.entries()) {
      if (made?.move.startsWith('mute ') === true) {
        const seat = Number(made.move.slice('mute '.length));
        await players[made.seat]!.ok('POST', `${path}/mutes`, { seat, muted: true });
      } else if (made !== null) {
        const { ask }: Snapshot = await players[made.seat]!.ok('GET', path);
        await players[made.seat]!.ok('POST', `${path}/moves`, { ask: ask!.id, move: made.move });
      }
      await look(i + 1);
    }
    return seen;
  } finally {
    await stage.close();
  }
}

/** How each game's page is seen to have come as far as the table. */
const UP_TO: Readonly<Record<string, (page: Page, told: Snapshot) => Promise<void>>> = {
  straw: upToStraw,
  'courte-paille': upToCourte,
};

interface Shown {
  readonly total: number;
  readonly pile: number;
  readonly turn?: number;
  readonly viewer: number | 'watcher';
}

/** Until the page shows what the table told. */
async function upTo(page: Page, told: Snapshot): Promise<void> {
  await UP_TO[told.table.game]!(page, told);
  await page.locator('.pbub').waitFor({ state: 'detached' });
}

async function upToCourte(page: Page, { view, you }: Snapshot): Promise<void> {
  const { pile, discard, seats, phase, turn } = view as CourtePailleView;
  const counts = page.locator('.decks .cnt');
  await counts.nth(0).getByText(String(pile), { exact: true }).waitFor();
  await counts.nth(1).getByText(String(discard.length), { exact: true }).waitFor();
  if (phase === 'choose') {
    const isReady = (seat: number): boolean => seats[seat]!.chosen !== undefined && seat !== you;
    const ready = [...seats.keys()].filter(isReady).length;
    await page.waitForFunction((count) => document.querySelectorAll('.seat .chk > .ic').length === count, ready);
  } else if (turn === you) await page.locator('.tray[class*="asks-"], dialog.cocodlg').first().waitFor();
  else await page.locator(`.order .now[data-seat="${turn}"]`).waitFor();
}

async function upToStraw(page: Page, { view }: Snapshot): Promise<void> {
  const { total, pile, turn, viewer } = view as Shown;
  await page.locator('.weigh .big').getByText(String(total).replace('-', '−'), { exact: true }).waitFor();
  await page.locator('.piles .cnt').getByText(String(pile), { exact: true }).waitFor();
  if (viewer !== 'watcher' && turn !== undefined) {
    const says = turn === viewer ? 'Your turn.' : 'is thinking.';
    await page.locator('.say').getByText(says).waitFor();
  }
}

async function allIn(page: Page): Promise<Witnessed[]> {
  const { html, stores, received, origin } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    stores: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    received: window.received!.map((parts) => parts.join('')).join('\n'),
    origin: location.origin,
  }));
  const found = [
    { what: 'elements', text: html },
    { what: 'accessibility tree', text: await treeOf(page) },
    { what: 'stores', text: stores },
    { what: 'network', text: received },
  ];
  // each world has a port of its own
  return found.map(({ what, text }) => ({ what, text: text.replaceAll(origin, '') }));
}

/** Runs in the page, before anything else does. */
function keepAllReceived(): void {
  const all: string[][] = [];
  window.received = all;
  const before = window.fetch;
  window.fetch = async (...request) => {
    const response = await before(...request);
    const parts = [`${response.status} `];
    all.push(parts);
    const copy = response.clone().body?.pipeThrough(new TextDecoderStream());
    void copy?.pipeTo(new WritableStream({ write: (part) => void parts.push(part) })).catch(() => undefined);
    return response;
  };
}
