import type { Bout } from '../../bots/arena/bout.ts';
import { HARD_ITERATIONS } from '../../bots/search/efforts.ts';
import { thousands } from '../figures.ts';
import type { Rung } from './ladder.ts';
import { verdict, winCells } from '../arena/report.ts';

export interface StrengthRun {
  /** The command that makes the page. */
  readonly command: string;
  readonly minutes: number;
  readonly cores: number;
  readonly rungs: readonly Rung[];
}

/** The page that says how strong the bots are, and how to find out again. */
export function strengthPage({ command, minutes, cores, rungs }: StrengthRun): string {
  const games = [...new Set(rungs.map(({ pair }) => pair.bout.game))];
  const tables = games.flatMap((game) => [
    '',
    `## ${game}`,
    '',
    ...tableOf(rungs.filter(({ pair }) => pair.bout.game === game)),
  ]);
  return [
    '# How strong the bots are',
    '',
    `Each level against the one below it. This page is made by \`${command}\`: ${minutes} minutes on ${cores} cores for all of it,`,
    'divided evenly among the pairs that are not decided.',
    '',
    `- \`hard\` and \`master\` think a fixed number of iterations (\`hard:${HARD_ITERATIONS}\`), so the same seed gives the same matches on any machine; a slower one`,
    '  plays fewer of them.',
    '- A deal is played once from every seat, with two bots that share the table, and counts as one. *wins* is the share of the wins of the',
    '  first bot, a shared win divided; of equals each has 50 %.',
    '- The interval is one of 99 % that holds whenever one stops. A pair stops when it leaves out 50 %.',
    '- Beside a pair that is not decided stands its bound: what a search that sees all hands wins against the same opponent, with as many',
    '  iterations. Where that is little, luck leaves little to gain.',
    ...tables,
    '',
    '## The same again, pair by pair',
    '',
    '```',
    ...rungs.flatMap(({ pair: { bout, standing } }) =>
      standing.deals === 0 ? [] : [arenaCommand(bout, standing.matches)],
    ),
    '```',
  ].join('\n');
}

function tableOf(rungs: readonly Rung[]): string[] {
  const rows = rungs.map(({ pair, bound }) => {
    const { standing, bout } = pair;
    const [mean, interval] = winCells(standing, 0);
    const beside =
      standing.isDecided || bound.standing.deals === 0
        ? ''
        : boundText(bound.bout.bots[0]!, ...winCells(bound.standing, 0));
    const counts = [thousands(standing.deals), thousands(standing.matches)];
    return [
      String(bout.players),
      bout.bots.join(' – '),
      mean,
      interval,
      ...counts,
      verdict(bout.bots, standing),
      beside,
    ];
  });
  const head = ['players', 'pair', 'wins', '99 % interval', 'deals', 'matches', 'verdict', 'bound'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function boundText(bot: string, mean: string, interval: string): string {
  return `${bot} ${mean} ${interval}`;
}

function arenaCommand({ game, players, options, bots, seed }: Bout, matches: number): string {
  const flags = Object.entries(options).map(([name, value]) =>
    value === true ? ` --${name}` : value === false ? '' : ` --${name} ${value}`,
  );
  return `threestraws arena ${game} --players ${players}${flags.join('')} --bots ${bots.join()} --seed ${seed} --matches ${matches}`;
}
