import type { FastChance } from '../../src/engine/chance/fast.ts';
import type { Sent } from '../../src/server/testing/send.ts';
import { anyOf, oneIn } from './values.ts';

const BREAK = '\r\n';
const MOST_CHANGES = 4;
const LONGEST_PIECE = 40;

/** A request as it goes over the wire. */
export function bytesOf({ method, path, headers = {}, body }: Sent): Buffer {
  const content = Buffer.from(body ?? '');
  const length = body === undefined ? {} : { 'content-length': String(content.length) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.concat([Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join(BREAK)), content]);
}

type Mutation = (bytes: Buffer, chance: FastChance) => Buffer;

const MUTATIONS: readonly Mutation[] = [
  flipped,
  flipped,
  (bytes, chance) => bytes.subarray(0, chance.below(bytes.length + 1)),
  (bytes, chance) => replaced(bytes, chance, (piece) => Buffer.concat([piece, piece])),
  (bytes, chance) => replaced(bytes, chance, () => Buffer.alloc(0)),
  (bytes, chance) =>
    replaced(bytes, chance, ({ length }) => Buffer.from(Array.from({ length }, () => chance.below(256)))),
  (bytes, chance) => swapped(bytes, chance),
  (bytes, chance) => linewise(bytes, (lines) => lines.flatMap((line, i) => (i > 0 && oneIn(chance, 3) ? [] : line))),
  (bytes, chance) => linewise(bytes, (lines) => lines.flatMap((line) => (oneIn(chance, 3) ? [line, line] : line))),
  (bytes, chance) => linewise(bytes, (lines) => lines.toSpliced(1, 0, anyOf(chance, STRANGE_LINES))),
  (bytes, chance) =>
    Buffer.from(bytes.toString('latin1').replace(/length: \d+/, `length: ${chance.below(3000)}`), 'latin1'),
  (bytes) => Buffer.concat([bytes, bytes]),
];

const STRANGE_LINES = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Expect: 100-continue',
  'Expect: more',
  'Upgrade: websocket',
  'Connection: close',
  'Connection: content-length',
  'Host: other',
  'nonsense',
  ': nothing',
  ' folded: yes',
  'X: \u0000',
  `X: ${'x'.repeat(20_000)}`,
];

export function mutated(bytes: Buffer, chance: FastChance): Buffer {
  let changed = bytes;
  for (let left = 1 + chance.below(MOST_CHANGES); left > 0; left--) changed = anyOf(chance, MUTATIONS)(changed, chance);
  return changed;
}

function flipped(bytes: Buffer, chance: FastChance): Buffer {
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[chance.below(copy.length)]! ^= 1 << chance.below(8);
  return copy;
}

function replaced(bytes: Buffer, chance: FastChance, becomes: (piece: Buffer) => Buffer): Buffer {
  const from = chance.below(bytes.length + 1);
  const to = Math.min(bytes.length, from + chance.below(LONGEST_PIECE));
  return Buffer.concat([bytes.subarray(0, from), becomes(bytes.subarray(from, to)), bytes.subarray(to)]);
}

function swapped(bytes: Buffer, chance: FastChance): Buffer {
  return linewise(bytes, (lines) => {
    const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
    return lines.map((line, i) => (i === a ? lines[b]! : i === b ? lines[a]! : line));
  });
}

function linewise(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  return Buffer.from(change(bytes.toString('latin1').split(BREAK)).join(BREAK), 'latin1');
}
