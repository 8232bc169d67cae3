import type { Eyes, Film } from './film.ts';
import type { TableContext, TerminalGame } from '../screen/terminal-game.ts';
import type { Style } from '../screen/style.ts';
import { clean, cut } from '../screen/text.ts';

const LONGEST_NAME = 20;

/** One step of a replay as these eyes saw it. */
export interface Picture {
  readonly heading: string;
  readonly news: readonly string[];
  readonly table: readonly string[];
}

export function pictureOf(film: Film, step: number, eyes: Eyes, screen: TerminalGame, style: Style): Picture {
  const context = sceneOf(film, eyes);
  const told = film.eventsTo(step - 1, eyes).length;
  const news = screen.news(film.eventsTo(step, eyes), told, context, style);
  return {
    heading: heading(film, step, eyes, screen, style),
    news: [...moveLines(film, step, eyes, context, style), ...news],
    table: screen.open(film.viewOf(step, eyes), context, style),
  };
}

function sceneOf({ setup: { game, seats, options } }: Film, eyes: Eyes): TableContext {
  const names = seats.map(({ name }) => cut(clean(name), LONGEST_NAME));
  return { names, viewer: eyes === 'all' ? 'watcher' : eyes, options, rules: game.rules };
}

function heading(film: Film, step: number, eyes: Eyes, screen: TerminalGame, { strong, dim }: Style): string {
  const last = film.steps.length - 1;
  return ` ${strong(screen.title)} ${dim('·')} step ${step} of ${last} ${dim('·')} ${eyesText(film, eyes)}`;
}

function eyesText(film: Film, eyes: Eyes): string {
  if (eyes === 'all') return 'every card seen';
  if (eyes === 'watcher') return 'seen by a watcher';
  return `seen by ${sceneOf(film, 'all').names[eyes]} (${eyes + 1})`;
}

/** Of others' moves the news tell what may be known: a card that somebody puts down unseen stands in the move. */
function moveLines(film: Film, step: number, eyes: Eyes, { names }: TableContext, { accent }: Style): string[] {
  const shown = film.steps[step]!.moves.filter(({ seat }) => eyes === 'all' || seat === eyes);
  return shown.map(({ seat, move, by }) => accent(` ${names[seat]}: ${move}${by === undefined ? '' : ` (${by})`}`));
}
