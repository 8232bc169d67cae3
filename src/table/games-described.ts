import type { z } from 'zod';
import { levelsOf } from '../bots/levels.ts';
import { pointsOf } from '../bots/strength.ts';
import type { GameAbout } from '../engine/game.ts';
import type { Option } from '../engine/options.ts';
import { CLOCKS, PHRASES } from '../protocol/lists.ts';
import type { games } from '../protocol/people.ts';

type Described = z.infer<typeof games>;
type DescribedGame = Described['games'][number];

/** All that can be chosen when a table is opened. */
export function gamesDescribed(all: readonly GameAbout[]): Described {
  return { games: all.map(described), clocks: [...CLOCKS], phrases: [...PHRASES] };
}

function described({ id, rules, seats, options }: GameAbout): DescribedGame {
  const entries = Object.entries(options).map(([name, option]) => [name, describedOption(option, seats)] as const);
  const strength = Object.fromEntries(countsOf(seats).map((count) => [String(count), pointsOf(id, count)]));
  return { id, rules, seats, options: Object.fromEntries(entries), levels: levelsOf(id), strength };
}

function describedOption(option: Option, seats: GameAbout['seats']): DescribedGame['options'][string] {
  const { says, kind, byDefault } = option;
  const defaults = Object.fromEntries(countsOf(seats).map((count) => [String(count), byDefault(count)]));
  const values = kind === 'choice' ? { values: [...option.values] } : {};
  const range = kind === 'number' ? { min: option.min, max: option.max } : {};
  return { says, kind, ...values, ...range, byDefault: defaults };
}

function countsOf({ min, max }: GameAbout['seats']): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
