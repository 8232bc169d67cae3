import type { Level } from '../engine/record/record.ts';
import type { Bot, Effort } from './bot.ts';
import { botOf } from './bots.ts';
import { levelsOf } from './levels.ts';
import { timed } from './search/efforts.ts';

/** Who plays, and how long it thinks; without an effort as long as its level does by itself. */
export interface BotSpec {
  readonly kind: Level | 'network' | 'search' | 'cheat';
  readonly effort?: Effort;
}

/** One of the levels, which play by what their seat sees. */
export interface LevelSpec extends BotSpec {
  readonly kind: Level;
}

/** Levels that an effort means something to. */
const SEARCHING: ReadonlySet<BotSpec['kind']> = new Set(['hard', 'master', 'search', 'cheat']);
/** They are no levels: an arena alone lets them play. The last two have no habit of how far they think. */
const STRANGERS = ['network', 'search', 'cheat'] as const;
const MOST_ITERATIONS = 10_000_000;
const LONGEST_MS = 60_000;

/** `medium`, `hard:400` (iterations, no clock), `hard:50ms` (the clock), `search:400`, `cheat:400`. */
export function readSpec(game: string, text: string): { readonly spec: BotSpec } | { readonly bad: string } {
  const [name = '', effortText, more] = text.trim().split(':');
  const kind = [...levelsOf(game), ...STRANGERS].find((known) => known === name);
  if (kind === undefined) return { bad: `'${name}' is no level of ${game}; there are ${levelsOf(game).join(', ')}` };
  if (effortText === undefined)
    return kind === 'cheat' || kind === 'search'
      ? { bad: `${kind} needs iterations: ${kind}:400` }
      : { spec: { kind } };
  if (!SEARCHING.has(kind)) return { bad: `${kind} does not search, so ':${effortText}' means nothing to it` };
  const effort = more === undefined ? readEffort(effortText) : undefined;
  return effort === undefined
    ? { bad: `'${text.trim()}' must be like ${kind}:400 (iterations) or ${kind}:50ms` }
    : { spec: { kind, effort } };
}

function readEffort(text: string): Effort | undefined {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const number = Number(digits);
  const most = unit === undefined ? MOST_ITERATIONS : LONGEST_MS;
  if (digits === undefined || number < 1 || number > most) return undefined;
  return unit === undefined ? { iterations: number } : timed(number);
}

/** As it is read, so that the same bot has one name only. */
export function specText({ kind, effort }: BotSpec): string {
  if (effort === undefined) return kind;
  return effort.ms === undefined ? `${kind}:${effort.iterations}` : `${kind}:${effort.ms}ms`;
}

/** Whether it plays by the clock, so that another run is another result. */
export function isTimed({ kind, effort }: BotSpec): boolean {
  return effort === undefined ? SEARCHING.has(kind) : effort.ms !== undefined;
}

export function isLevel(spec: BotSpec): spec is LevelSpec {
  return !STRANGERS.some((kind) => kind === spec.kind);
}

/** The bot that thinks as long as the spec says. */
export function levelBot(game: string, { kind, effort }: LevelSpec): Bot {
  const bot = botOf(game, kind)!;
  return effort === undefined ? bot : { choose: (question, luck) => bot.choose(question, luck, effort) };
}
