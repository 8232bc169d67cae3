import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchedChromium, foundChromium } from '../../src/client/browser/testing/chromium.ts';
import { withScene, type Scene } from '../../src/client/browser/testing/scenes/scene.ts';
import { SCENES } from '../../src/client/browser/testing/scenes/scenes.ts';
import { Visitors } from '../../src/client/browser/testing/visitors.ts';
import { shotsOf } from './camera.ts';
import { mockupsOf } from './mockups.ts';
import { sheetOf, type Row } from './sheet.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${HERE}docs/look`;

const { values } = parseArgs({ options: { mockups: { type: 'string' }, only: { type: 'string' } } });
const { mockups, only = '' } = values;

/** Every scene of a screen, in every size and theme; one that cannot be set is told and left out. */
async function rowsOf(visitors: Visitors, scenes: readonly Scene[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const scene of scenes) {
    try {
      await withScene(visitors, scene, async (page) => {
        rows.push({ title: scene.name, pictures: await shotsOf(page), format: 'webp' });
      });
    } catch (error) {
      console.error(`${scene.screen}, ${scene.name}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

async function main(): Promise<void> {
  const visitors = await Visitors.in(foundChromium() ?? fetchedChromium());
  mkdirSync(FOLDER, { recursive: true });
  const screens = [...new Set(SCENES.map(({ screen }) => screen))].sort().filter((screen) => screen.includes(only));
  let bytes = 0;
  for (const screen of screens) {
    const drawn = mockupsOf(screen, mockups);
    const ours = await rowsOf(
      visitors,
      SCENES.filter((scene) => scene.screen === screen),
    );
    const rows: Row[] = [...ours];
    if (drawn.length > 0) rows.unshift({ title: 'as drawn', pictures: drawn, format: 'png' });
    const { page, context } = await visitors.come('http://sheet.invalid');
    const sheet = await sheetOf(page, screen, rows);
    await context.close();
    writeFileSync(`${FOLDER}/${screen}.webp`, sheet);
    bytes += sheet.length;
    console.log(`${screen}.webp ${Math.round(sheet.length / 1000)} KB, ${ours.length} scenes`);
  }
  console.log(`${screens.length} sheets, ${(bytes / 1e6).toFixed(1)} MB`);
  await visitors.close();
}

await main();
