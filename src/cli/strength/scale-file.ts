import type { Findings, Found, Points } from './findings.ts';

/** The figures that are shown where a level is chosen, as a source file. */
export function scaleFile({ places }: Findings): string {
  const games = [...new Set(places.map(({ game }) => game))];
  return [
    '// Made by `npm run strength`, which docs/strength.md tells of: by game and by players, how strong each level is.',
    'export const SCALE: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, number>>>>>> = {',
    ...games.flatMap((game) => [
      `  ${/^\w+$/.test(game) ? game : `'${game}'`}: {`,
      ...places.filter((place) => place.game === game && place.scale.some(isKnown)).map(line),
      '  },',
    ]),
    '};',
  ].join('\n');
}

/** What may be off by more says little to whoever chooses. */
const MOST_ERROR = 150;

function isKnown({ error }: Points): boolean {
  return error <= MOST_ERROR;
}

/** In tens: a scale is not known better. */
function line({ players, scale }: Found): string {
  const points = scale
    .filter(isKnown)
    .map(({ bot, points }) => `${bot.split(':')[0]!}: ${Math.round(points / 10) * 10}`);
  return `    ${players}: { ${points.join(', ')} },`;
}
