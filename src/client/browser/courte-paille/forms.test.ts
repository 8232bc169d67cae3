import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hmacSha256 } from '../../../engine/chance/hmac.ts';
import type { MatchRecord } from '../../../engine/record/record.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import type { CourtePailleEvent } from '../../../games/courte-paille/events.ts';
import { ends } from '../../games/courte-paille/words/en/ends.ts';
import { usePlace } from '../testing/browser.ts';
import { Collector } from '../testing/collector.ts';
import { CourtePlayer } from '../testing/players/courte-paille-player.ts';
import { Keys } from '../testing/keys.ts';
import { Pointer } from '../testing/pointer.ts';
import type { Visitor } from '../testing/visitors.ts';

let deal = 0;
let mayThink = Promise.resolve();

/** The cards of a deal that is named by a number; bots do the first thing there is, as soon as they may. */
const place = usePlace({
  generator: { name: hmacSha256.name, from: () => hmacSha256.from(new Uint8Array(32).fill(deal, 0, 1)) },
  thinker: { think: ({ moves }) => mayThink.then(() => ({ code: moves[0]! })) },
});

interface Match {
  readonly path: string;
  who(seat: number): { readonly name: string; readonly isYou: boolean };
  events(): Promise<readonly CourtePailleEvent[]>;
}

/** A table with bots, begun. */
async function begin({ context, page }: Visitor, form: string, bots: number, dealt: number): Promise<Match> {
  deal = dealt;
  const ask = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await context.request.fetch(path, { method, ...(data !== undefined && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await page.goto('/');
  await ask('PATCH', '/api/me', { name: 'Hanna' });
  const seats = ['me', ...Array.from({ length: bots }, () => ({ bot: 'medium' }))];
  const { table } = await ask<Snapshot>('POST', '/api/tables', { game: 'courte-paille', seats, options: { form } });
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const names = table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  return {
    path: `/api/tables/${table.id}`,
    who: (seat) => ({ name: names[seat]!, isYou: seat === 0 }),
    events: async () => {
      const { events } = await ask<MatchRecord>('GET', `/api/tables/${table.id}/record`);
      return events as unknown as readonly CourtePailleEvent[];
    },
  };
}

const headOf = (page: Page): Promise<string> => page.locator('.paper h2').innerText();

test('the single form ends with who is eaten, what counted, and why somebody won', async () => {
  const visitor = await place.come({ size: { width: 360, height: 740 } });
  const { page } = visitor;
  const match = await begin(visitor, 'single', 2, 17);
  const player = new CourtePlayer(page, new Pointer(page));
  const collector = new Collector(player);
  while ((await player.see()).asked !== 'end') await collector.step();

  const rows = await page.locator('.res.e').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('.who b')!.textContent,
      points: Number(row.querySelector('.tot')!.textContent),
      marked: row.querySelectorAll('.card.hit').length,
    })),
  );
  const tie = await page.locator('.tieb').innerText();
  const head = await headOf(page);
  await collector.until('final');
  const events = await match.events();
  const eaten = events.find((event) => event.type === 'eaten')!;
  const scored = events.find((event) => event.type === 'scored')!;
  expect(head).toBe(ends.eatenHead(eaten.characters));
  expect(rows.map(({ points }) => points).toSorted((a, b) => b - a)).toEqual(
    scored.points.map(Number).toSorted((a, b) => b - a),
  );
  // two are level: the next on the plate decides, and the page says which
  expect(rows.map(({ points }) => points)).toEqual([8, 8, 0]);
  expect(rows[0]!.name).toBe(match.who(scored.winners[0]!).name);
  expect(tie).toContain('8 each.');
  expect(tie).toContain(`${match.who(scored.winners[0]!).name} wins.`);
  expect(rows[0]!.marked).toBeGreaterThan(0);
  expect(await headOf(page)).toContain(`${match.who(scored.winners[0]!).name} dines best.`);
  await page.getByRole('button', { name: 'Check the shuffle' }).waitFor();
  expect(player.tooWide).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

/** All headings that the parts of a match may show, in order. */
function headingsOf(events: readonly CourtePailleEvent[], match: Match): string[] {
  return events.flatMap((event) => {
    if (event.type === 'eaten') return [ends.eatenHead(event.characters)];
    return event.type === 'banished' ? [ends.banishes(match.who(event.seat), event.character)] : [];
  });
}

/** Whether these come in that order among those. */
function isAmong(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

test('the announced form by taps: a part won, a castaway banished with all that was held, and the rest watched', async () => {
  const visitor = await place.come({ size: 'phone' });
  const { page } = visitor;
  const match = await begin(visitor, 'announced', 2, 23);
  const fingers = new Pointer(page);
  const player = new CourtePlayer(page, fingers);
  const collector = new Collector(player);
  while ((await player.see()).asked !== 'end') await collector.step();
  // who says less than the highest so far says no number
  await expect.poll(() => page.locator('.sbub').allInnerTexts()).toHaveLength(3);
  const said = await page.locator('.rs.best').innerText();
  expect(said).toContain('You');
  expect(await page.locator('.tray .hand .card').count()).toBe(5);
  // nobody plays on while this is looked at
  let goOn = (): void => undefined;
  mayThink = new Promise((resolve) => {
    goOn = resolve;
  });
  await collector.until('banish');
  expect(collector.story.at(-1)).toContain('You hold nothing else: you would be out.');
  while ((await player.see()).asked !== 'end') await collector.step();
  expect(await page.locator('.res.you').innerText()).toContain('out of cards');
  await collector.step();

  await fingers.press(page.getByRole('button', { name: 'Keep watching' }));
  expect(await page.locator('.tray .say').innerText()).toContain('You are out of cards.');
  expect(await page.locator('.tray .pstraws li').allInnerTexts()).toHaveLength(5);
  expect(await page.locator('.tray .pstraws .done .ava').count()).toBe(1);
  goOn();
  await collector.until('final');
  const events = await match.events();
  const heads = collector.story.filter((line) => !line.startsWith('With '));
  expect(heads.slice(0, 2)).toEqual(headingsOf(events, match).slice(0, 2));
  expect(isAmong(heads, headingsOf(events, match))).toBe(true);
  const { winners } = events.find((event) => event.type === 'ended')!;
  expect(await headOf(page)).toContain(match.who(winners[0]!).name);
  expect(await page.locator('.rt tbody tr').first().innerText()).toContain(match.who(winners[0]!).name);
  expect([fingers.small, player.tooWide, visitor.complaints]).toEqual([[], [], []]);
});

test('the declared form: everybody tells a score, only what counts is shown, and who leaves is named by keys', async () => {
  const visitor = await place.come({ size: 'desktop' });
  const { page } = visitor;
  const match = await begin(visitor, 'declared', 1, 8);
  const player = new CourtePlayer(page, new Pointer(page, 'click'));
  const collector = new Collector(player, new Keys(page));
  while ((await player.see()).asked !== 'end') await collector.step();
  const said = await page.locator('.sbub b').allInnerTexts();
  const shown = await page.locator('.tray .hand .card').count();
  await collector.until('final');
  const events = await match.events();
  const announced = events.filter((event) => event.type === 'announced').slice(0, 2);
  expect(said.map(Number).toSorted((a, b) => a - b)).toEqual(
    announced.map(({ points }) => Number(points)).toSorted((a, b) => a - b),
  );
  expect(shown).toBe(events.find((event) => event.type === 'shown')!.cards.length);
  const heads = collector.story.filter((line) => !line.startsWith('With '));
  expect(heads).toEqual(headingsOf(events, match));
  expect(heads.some((head) => head.startsWith('You banish'))).toBe(true);
  const { winners } = events.find((event) => event.type === 'ended')!;
  expect(await headOf(page)).toContain(match.who(winners[0]!).name);
  expect([player.tooWide, visitor.complaints]).toEqual([[], []]);
});
