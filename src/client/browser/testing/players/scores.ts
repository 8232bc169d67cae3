import type { Page } from 'playwright-core';

/** A player's line at the end of a round, or of the match. */
export interface Row {
  readonly name: string;
  /** Of the round, or of all rounds in order. */
  readonly points: readonly number[];
  readonly total: number;
}

/** The end of a round, as it is shown. */
export async function resultsShown(page: Page): Promise<readonly Row[]> {
  // they are drawn a moment after the heading
  await page.locator('.results > .res').first().waitFor();
  const rows = await page.locator('.results > .res').evaluateAll((lines) =>
    lines.map((line) => ({
      name: line.querySelector('.who b')!.textContent!,
      points: [line.querySelector('.sum')!.textContent!],
      total: line.querySelector('.tot')!.textContent!,
    })),
  );
  return rows.map(inNumbers);
}

/** The end of the match, as it is shown once its record is there. */
export async function finalScores(page: Page): Promise<readonly Row[]> {
  await page.locator('table.rt td:not(.tot)').first().waitFor();
  const rows = await page.locator('table.rt tbody tr').evaluateAll((lines) =>
    lines.map((line) => ({
      name: line.querySelector('th span:last-child')!.textContent!,
      points: [...line.querySelectorAll('td:not(.tot)')].map((cell) => cell.textContent!),
      total: line.querySelector('.tot')!.textContent!,
    })),
  );
  return rows.map(inNumbers);
}

interface Shown {
  readonly name: string;
  readonly points: readonly string[];
  readonly total: string;
}

function inNumbers({ name, points, total }: Shown): Row {
  return { name, points: points.map(numberIn), total: numberIn(total) };
}

/** A dash is nothing: somebody else laid the straw. */
function numberIn(shown: string): number {
  const number = shown === '—' ? 0 : Number(shown.replace('−', '-'));
  if (!Number.isInteger(number)) throw new Error(`“${shown}” is no number`);
  return number;
}

/** The points of all rounds, by name, added up. */
export function addedUp(rounds: readonly (readonly Row[])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rounds.flat()) sums.set(row.name, (sums.get(row.name) ?? 0) + row.points[0]!);
  return sums;
}
