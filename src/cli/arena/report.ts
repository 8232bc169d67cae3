import type { Standing } from '../../bots/arena/bout.ts';
import { ratingsOf, type Rating } from '../../bots/arena/ratings.ts';
import { aligned, thousands } from '../figures.ts';
import type { Field } from './read.ts';
import type { Meeting } from './meeting.ts';

export interface Report {
  readonly field: Field;
  readonly meetings: readonly Meeting[];
  /** Somebody stopped it, or its time was over. */
  readonly isStopped: boolean;
}

export function reportJson({ field, meetings, isStopped }: Report): string {
  const { game, players, options } = field.table;
  const { seed, bots, isTimed } = field;
  const shown = meetings.map((meeting) => {
    const { deals, matches, wins, isDecided } = meeting.standing;
    const sides = wins.map((share, i) => ({ bot: meeting.bout.bots[i]!, wins: share }));
    return { deals, matches, decided: isDecided, bots: sides };
  });
  const ratings = ratingsIn(field, meetings).map((rating, i) => ({ bot: bots[i]!, ...rating }));
  const head = { game: game.id, options, players, seed, timed: isTimed, stopped: isStopped };
  return JSON.stringify({ ...head, meetings: shown, ratings }, null, 2);
}

export function reportText(report: Report): string {
  const { field, meetings, isStopped } = report;
  const { game, players, options } = field.table;
  const settings = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const head = [game.id, `${players} players`, ...settings, `seed ${field.seed}`, ...(isStopped ? ['stopped'] : [])];
  const ratings = field.bots.length > 2 ? ['', ...ratingLines(field, meetings)] : [];
  const clock = field.isTimed ? [BY_CLOCK] : [];
  const falls = field.times === undefined ? [] : ['', fallText(field.times, meetings)];
  return [head.join(' · '), '', ...meetingLines(meetings), ...ratings, ...falls, '', ...FOOT, ...clock].join('\n');
}

const FOOT = [
  'wins: share of the wins, a shared win divided; in brackets the 99 % interval, which holds',
  'whenever one stops; a deal is played from every seat and counts as one',
];
const BY_CLOCK = 'played by the clock: another run gives other figures';

/** Whether more time made the bot weaker beyond doubt: an interval that lies wholly below one of less time. */
function fallText(times: readonly number[], meetings: readonly Meeting[]): string {
  const intervals = meetings.map(({ standing }) => standing.wins[0]!.interval);
  const worse = intervals.findIndex(([, high], i) => intervals.slice(0, i).some(([low]) => high < low));
  if (worse === -1) return 'no interval lies wholly below one of less time';
  return `the interval of ${times[worse]} ms lies wholly below one of less time`;
}

function meetingLines(meetings: readonly Meeting[]): string[] {
  const rows = meetings.flatMap(({ bout, standing }) =>
    bout.bots.map((bot, i) => [
      bot,
      ...winCells(standing, i),
      ...(i === 0
        ? [thousands(standing.deals), thousands(standing.matches), verdict(bout.bots, standing)]
        : ['', '', '']),
    ]),
  );
  return aligned([['bot', 'wins', '', 'deals', 'matches', ''], ...rows]);
}

export function winCells({ deals, wins }: Standing, bot: number): [string, string] {
  const percent = (value: number): string => (100 * value).toFixed(1);
  const { mean, interval } = wins[bot]!;
  return deals === 0 ? ['–', ''] : [`${percent(mean)} %`, `(${interval.map(percent).join(' to ')})`];
}

export function verdict(bots: readonly string[], { isDecided, wins }: Standing): string {
  if (!isDecided) return 'not decided';
  if (bots.length > 2) return 'not equally strong';
  return wins[0]!.mean > wins[1]!.mean ? `${bots[0]} is stronger` : `${bots[1]} is stronger`;
}

function ratingsIn({ bots, meetings: numbers }: Field, meetings: readonly Meeting[]): Rating[] {
  return ratingsOf(
    bots.length,
    meetings.map(({ outcomes }, i) => ({ bots: numbers[i]!, outcomes })),
  );
}

function ratingLines(field: Field, meetings: readonly Meeting[]): string[] {
  const rows = ratingsIn(field, meetings)
    .map((rating, i) => ({ bot: field.bots[i]!, ...rating }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ bot, rating, error }) => [
      bot,
      `${rating < 0 ? '−' : '+'}${Math.abs(rating).toFixed(0)}`,
      `± ${error.toFixed(0)}`,
    ]);
  return aligned([['bot', 'rating', '99 %'], ...rows]);
}
