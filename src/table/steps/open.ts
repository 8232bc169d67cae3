import { hexOf } from '../../engine/hex.ts';
import { levelsOf } from '../../bots/levels.ts';
import { botNames } from '../../bots/names.ts';
import { readOptions } from '../../engine/options.ts';
import { SEED_BYTES } from '../../engine/chance/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import { newestOf } from '../../engine/versions.ts';
import type { OpenTable } from '../../protocol/requests.ts';
import { drawCode, drawId } from '../code.ts';
import type { Fact, Opened, SeatKept } from '../log/entry.ts';
import type { Environment } from '../environment.ts';
import type { Visitor } from '../people.ts';
import { problem, type Result } from './step.ts';

/** The first fact of a new table. The secret is drawn here, before anybody else sits down. */
export function opening({ games, random }: Environment, visitor: Visitor, request: OpenTable): Result<Opened> {
  const game = newestOf(games, request.game);
  if (game === undefined) return problem('no-such-game', `There is ${idsOf(games).join(', ')}.`);
  const wrong = wrongSeats(game, request.seats);
  if (wrong !== undefined) return wrong;
  const read = readOptions(game.options, request.seats.length, request.options);
  if ('bad' in read) return problem('bad-options', `The option ${read.bad.option} ${read.bad.says}.`);
  const { clock, watching, hints } = request;
  const opened = newTable(random, drawId(random), {
    game: game.id,
    rules: game.rules,
    options: read.options,
    seats: seatsWished(visitor, request),
    host: visitor.id,
    clock,
    public: request.public,
    watching,
    ...(hints !== undefined && { hints }),
  });
  return { ok: opened };
}

export function newTable(
  random: Environment['random'],
  id: string,
  rest: Omit<Opened, 'kind' | 'id' | 'code' | 'secret'>,
): Opened {
  const secret = drawSecret(random);
  return { kind: 'opened', id, code: drawCode(random), ...rest, secret };
}

/** The next seal on a deck, with a secret of its own. */
export function sealing({ random }: Pick<Environment, 'random'>): Fact {
  return { kind: 'sealed', secret: drawSecret(random) };
}

function drawSecret(random: Environment['random']): string {
  return hexOf(random(SEED_BYTES));
}

function idsOf(games: readonly AnyGame[]): string[] {
  return [...new Set(games.map(({ id }) => id))];
}

function wrongSeats(game: AnyGame, seats: OpenTable['seats']): ReturnType<typeof problem> | undefined {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    return problem('bad-seats', `${game.id} is for ${min} to ${max} players, not ${seats.length}.`);
  if (seats.filter((seat) => seat === 'me').length !== 1) return problem('bad-seats', 'Exactly one seat must be "me".');
  const levels = levelsOf(game.id);
  const unknown = seats.find((seat) => typeof seat === 'object' && !levels.includes(seat.bot));
  return unknown === undefined ? undefined : problem('no-such-level', `There is ${levels.join(', ')} for ${game.id}.`);
}

function seatsWished({ id, name }: Visitor, { seats, commitment }: OpenTable): SeatKept[] {
  const names = botNames(seats.length, [name]);
  return seats.map((seat): SeatKept => {
    if (seat === 'open') return { kind: 'open' };
    if (seat === 'me') return { kind: 'person', player: id, name, commitment: commitment ?? null };
    return { kind: 'bot', name: names.shift()!, level: seat.bot };
  });
}
