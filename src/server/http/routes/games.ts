import { levelsOf } from '../../../bots/levels.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Option } from '../../../engine/options.ts';
import { GAMES } from '../../../games/games.ts';
import { games } from '../../../protocol/people.ts';
import { CLOCKS, PHRASES } from '../../../protocol/table.ts';
import type { App } from '../app.ts';
import { problems } from './params.ts';
import type { z } from 'zod';

type Described = z.infer<typeof games>['games'][number];

const all: z.infer<typeof games> = { games: GAMES.map(described), clocks: [...CLOCKS], phrases: [...PHRASES] };

export function gamesRoute(app: App): void {
  app.get(
    '/api/games',
    { schema: { summary: 'Games, their options and bots, clocks and phrases', response: { 200: games, ...problems } } },
    async () => all,
  );
}

function described({ id, rules, seats, options }: AnyGame): Described {
  const entries = Object.entries(options).map(([name, option]) => [name, describedOption(option, seats)] as const);
  return { id, rules, seats, options: Object.fromEntries(entries), levels: levelsOf(id) };
}

function describedOption(option: Option, { min, max }: AnyGame['seats']): Described['options'][string] {
  const { says, kind, byDefault } = option;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const defaults = Object.fromEntries(counts.map((count) => [String(count), byDefault(count)]));
  const values = kind === 'choice' ? { values: [...option.values] } : {};
  const range = kind === 'number' ? { min: option.min, max: option.max } : {};
  return { says, kind, ...values, ...range, byDefault: defaults };
}
