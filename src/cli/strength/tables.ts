import { thousands } from '../figures.ts';
import { USUAL, type Part } from './field.ts';
import type { Found, Shares } from './findings.ts';

export function scaleTable(places: readonly Found[]): string[] {
  const bots = [...new Set(places.flatMap(({ scale }) => scale.map(({ bot }) => bot)))];
  const rows = bots.toReversed().map((bot) => [
    bot,
    ...places.map(({ scale }) => {
      const found = scale.find((one) => one.bot === bot);
      if (found === undefined) return '–';
      return bot === USUAL ? thousands(found.points) : `${thousands(found.points)} ± ${thousands(found.error)}`;
    }),
  ]);
  return table(['level', ...places.map(({ players }) => `${players} players`)], rows);
}

export function ladderTable(places: readonly Found[]): string[] {
  const rows = places.flatMap(({ players, ladder, shares }) =>
    ladder.map(({ bots, stronger, deals }) => {
      const share = shares.find((one) => one.bots.join() === bots.join());
      const verdict =
        stronger === null ? `not decided in ${thousands(deals)}` : `${stronger} after ${thousands(deals)}`;
      return [String(players), bots.join(' – '), verdict, ...shareCells(share)];
    }),
  );
  return table(['players', 'pair', 'stronger, after deals', 'wins', '99 % interval', 'fresh deals', 'matches'], rows);
}

export function sharesTable(places: readonly Found[], part: Part): string[] {
  const rows = places.flatMap(({ players, shares }) =>
    shares
      .filter(({ parts }) => parts.includes(part))
      .map((share) => [String(players), share.bots.join(' – '), ...shareCells(share)]),
  );
  return table(['players', 'pair', 'wins', '99 % interval', 'fresh deals', 'matches'], rows);
}

function shareCells(share: Shares | undefined): string[] {
  if (share === undefined) return ['–', '', '', ''];
  return [...winCells(share, 0), dealsOf(share), thousands(share.matches)];
}

/** One row for each of the bots that sat at one table. */
export function mixedTable(places: readonly Found[]): string[] {
  const rows = places.flatMap(({ players, shares }) =>
    shares
      .filter(({ parts }) => parts.includes('mixed'))
      .flatMap((share) =>
        share.bots.map((bot, i) => [
          ...(i === 0 ? [String(players), dealsOf(share)] : ['', '']),
          bot,
          ...winCells(share, i),
        ]),
      ),
  );
  if (rows.length === 0) return [];
  return ['', ...table(['players', 'fresh deals', 'one on each seat', 'wins', '99 % interval'], rows)];
}

function winCells({ wins }: Shares, bot: number): [string, string] {
  const percent = (value: number): string => (100 * value).toFixed(1);
  const { mean, interval } = wins[bot]!;
  return [`${percent(mean)} %`, `(${interval.map(percent).join(' to ')})`];
}

function dealsOf({ deals, fixed }: Shares): string {
  return deals === fixed ? thousands(deals) : `${thousands(deals)} of ${thousands(fixed)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
