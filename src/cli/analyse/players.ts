import type { Analysis } from '../../bots/analysis/analysis.ts';
import { Averages, PARTS, type Average, type Part } from '../../bots/analysis/averages.ts';
import type { Setup } from '../../engine/match.ts';
import { aligned } from '../figures.ts';
import { clean } from '../screen/text.ts';
import { percent, signed } from './percent.ts';

interface Row extends Readonly<Record<Part, Average>> {
  readonly game: string;
  readonly player: string;
  readonly seats: number;
  readonly matches: number;
}

/** What made the results in many matches: for each game, number of players and level of bots or person. */
export class Players {
  matches = 0;
  readonly #all = new Map<string, Averages>();

  add({ game, seats }: Setup, analysis: Analysis): void {
    this.matches++;
    const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.name));
    for (const name of new Set(names)) {
      const key = JSON.stringify([game.id, seats.length, name]);
      const averages = this.#all.get(key) ?? new Averages();
      this.#all.set(key, averages);
      averages.add(analysis.seats.filter((_, seat) => names[seat] === name));
    }
  }

  get averages(): Row[] {
    return [...this.#all].map(([key, averages]): Row => {
      const [game, seats, player] = JSON.parse(key) as [string, number, string];
      const parts = Object.fromEntries(PARTS.map((part) => [part, averages.of(part)])) as Record<Part, Average>;
      return { game, seats, player, matches: averages.matches, ...parts };
    });
  }

  get report(): string[] {
    const rows = this.averages.map(({ game, seats, player, matches, ...parts }) => [
      game,
      String(seats),
      clean(player),
      String(matches),
      ...PARTS.map((part) => `${signed(parts[part].mean)} ± ${percent(parts[part].within)}`),
    ]);
    return aligned([['game', 'seats', 'player', 'matches', ...PARTS], ...rows]);
  }
}
