import { isDeepStrictEqual } from 'node:util';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { readSetup } from '../../../engine/record/setup.ts';
import { replay } from '../../../engine/record/replay.ts';
import { VERSIONS } from '../../../games/games.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Hearing } from './hearing.ts';
import type { Person } from './person.ts';

/** What is wrong with what the server kept and said of one seat, as its player's own notes show it. */
export async function faultsOf(
  record: MatchRecord,
  person: Person,
  notes: readonly Acknowledged[],
  urls: readonly string[],
): Promise<string[]> {
  const { hearing, who } = person;
  const own = notesOf(person, notes);
  const checks = {
    'asks were answered twice or out of order': areAscending(own.map(({ ask }) => ask)),
    'an acknowledgement names a message that does not show the move': own.every((note) => isShown(note, person)),
    'acknowledged moves are not those of the record': isDeepStrictEqual(
      lastWords(own, person),
      ownMoves(record, who.seat),
    ),
    'a salt is not as it was given': areSaltsKept(record, person),
    'what was told is not what the record says': isDeepStrictEqual(eventsHeard(person), eventsTold(record, who.seat)),
    'messages are others when they are asked for again': await isHeardAgain(hearing, urls),
  };
  const faults = Object.entries(checks).filter(([, isWell]) => !isWell);
  return faults.map(([fault]) => `table ${hearing.table} (${record.game}), seat ${who.seat}: ${fault}`);
}

/** Every server tells the same as whoever told it first. */
async function isHeardAgain(hearing: Hearing, urls: readonly string[]): Promise<boolean> {
  for (const url of urls) if (!isDeepStrictEqual(await hearing.again(url), hearing.texts)) return false;
  return true;
}

export function notesOf({ hearing, who }: Person, notes: readonly Acknowledged[]): Acknowledged[] {
  return notes.filter(({ table, seat }) => table === hearing.table && seat === who.seat);
}

/** The moves that must stand in the record: a choice that was changed before all had chosen is none of them. */
export function lastWords(own: readonly Acknowledged[], { hearing }: Person): string[] {
  const reveals = hearing.messages.filter(({ events }) => events.some(({ type }) => type === 'chose'));
  const roundOf = ({ seq }: Acknowledged): number | undefined => reveals.find((reveal) => reveal.seq >= seq)?.seq;
  const isChanged = (note: Acknowledged, i: number): boolean => {
    const next = own[i + 1];
    return next !== undefined && isChoice(note) && isChoice(next) && roundOf(note) === roundOf(next);
  };
  return own.filter((note, i) => !isChanged(note, i)).map(({ move }) => move);
}

function isChoice({ move }: Acknowledged): boolean {
  return move.startsWith('choose ');
}

function ownMoves({ moves }: MatchRecord, seat: number): string[] {
  return moves.flatMap((move) => (move.seat === seat && move.by === undefined ? [move.move] : []));
}

function areAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
}

/** The question stood in the message before, and no longer in this one. */
function isShown({ ask, seq }: Acknowledged, { hearing }: Person): boolean {
  const [before, after] = hearing.messages.slice(seq - 2, seq);
  return before?.ask?.id === ask && after !== undefined && after.ask?.id !== ask;
}

/** All that were acknowledged, under whichever seal, and none that was never sent; and the match was dealt from what was promised last. */
function areSaltsKept({ fairness }: MatchRecord, { who, salts }: Person): boolean {
  const { sealings = [], ...last } = fairness!;
  const own = [...sealings, last].flatMap((one) => one.salts.filter(({ seat }) => seat === who.seat));
  const kept = own.flatMap(({ salt }) => salt ?? []);
  const acknowledged = kept.filter((salt) => salts.given.includes(salt));
  return (
    isDeepStrictEqual(acknowledged, salts.given) &&
    kept.every((salt) => salts.sent.includes(salt)) &&
    last.salts.every(({ salt }) => salt !== null)
  );
}

function eventsHeard({ hearing }: Person): unknown[] {
  return hearing.messages.flatMap(({ events }) => events);
}

/** Told anew, because not all that decides who may hear what is in the record. */
function eventsTold(record: MatchRecord, seat: number): unknown[] {
  const setup = readSetup(record, VERSIONS);
  if ('fault' in setup) throw new Error(setup.fault.says);
  const { events } = replay(setup.ok, record.moves).match;
  return JSON.parse(JSON.stringify(events.flatMap((event) => setup.ok.game.project(event, seat) ?? [])));
}
