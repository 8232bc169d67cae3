import { BOTS_VERSION } from '../../bots/version.ts';
import { thousands } from '../figures.ts';
import { USUAL } from './field.ts';
import { flagsOf, USUAL_POINTS, type Findings, type Found } from './findings.ts';
import { ladderTable, mixedTable, scaleTable, sharesTable } from './tables.ts';

/** The page that says how strong the bots are, and how to find out again. It follows from what was found and from nothing else. */
export function strengthPage({ minutes, places }: Findings): string {
  const games = [...new Set(places.map(({ game }) => game))];
  return [
    ...intro(minutes),
    ...games.flatMap((game) =>
      gameSection(
        game,
        places.filter((place) => place.game === game),
      ),
    ),
  ].join('\n');
}

function intro(minutes: number): string[] {
  return [
    '# How strong the bots are',
    '',
    `Bots of version ${BOTS_VERSION}, measured by \`npm run strength\` in ${thousands(minutes)} minutes of one core. [strength.json](strength.json) has every figure of this`,
    'page and the rest of the pairs, each with the command that finds it again.',
    '',
    '- **Decided, then estimated.** Each level plays the one below it until a test that may be looked at after every deal decides at 99 % which is stronger. That says',
    '  nothing of how much: whoever stops when the lead is large finds it too large. So the share of the wins comes from **fresh deals**, of another seed, in a number that was fixed',
    '  before the first of them was dealt, from how long a match takes. Where fewer were played than fixed, time was over: the table says so. An interval of theirs that leaves out 50 %',
    '  decides just as well.',
    '- **A deal counts as one**: it is played once from every seat, with two bots that share the table. *wins* is the share of the first bot, a shared win divided;',
    '  of equals each has half. In brackets the interval of 99 %.',
    '- **No clock.** `hard` and `master` think so many iterations (`hard:500`), so the same seed gives the same matches on any machine.',
    `- **The scale**: \`${USUAL}\` stands at ${thousands(USUAL_POINTS)} in every game and with every number of players; 100 points more win about 64 of 100 matches between two, 200 points 76, 400 points 91.`,
    '  It is fitted, for each game and number of players by itself, to the fresh deals of all pairs of levels; ± is 99 %, of the distance from `medium`. These figures,',
    '  rounded to tens, are what is shown where a level is chosen, if they are known within 150. For a number of players that was not measured the next larger one stands.',
    '',
  ];
}

function gameSection(game: string, places: readonly Found[]): string[] {
  const flags = flagsOf(places[0]!.options).map((flag) => `\`${flag}\``);
  return [
    `## ${game}`,
    '',
    `Measured with ${flags.join(' ')}.`,
    '',
    '### The scale',
    '',
    ...scaleTable(places),
    '',
    '### Each level against the one below it',
    '',
    ...ladderTable(places),
    '',
    '### Opponents that no network has met',
    '',
    'The networks learnt by play against themselves and against `medium`, so what they win against `medium` may flatter them. `search:…` is the search without networks, which they never met;',
    'nor did they ever meet `easy` and `random`, whom the scale and the tables with a bot on each seat include.',
    '',
    ...sharesTable(places, 'strangers'),
    ...mixedTable(places),
    '',
    '### Strength over iterations',
    '',
    `\`hard\` with so many iterations for each decision, two players, all on the same deals against \`${USUAL}\`, which the networks met while they learnt.`,
    '',
    ...sharesTable(places, 'iterations'),
    '',
    '### Who sees all cards',
    '',
    '`cheat:…` is the search without networks, with so many iterations, all of which look at the true hands of all. It is no upper bound: its playouts are as weak as those',
    'of any such search, and a better player who sees less may beat it. It shows what sight alone brings a search.',
    '',
    ...sharesTable(places, 'sight'),
    '',
  ];
}
