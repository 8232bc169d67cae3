import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../../../games/straw/cards.ts';
import type { StrawEvent } from '../../../games/straw/events.ts';
import { straw } from '../../../games/straw/game.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import { testFolder } from '../../testing/command.ts';
import { PROMPT, stepsOf, typed } from '../../testing/typed.ts';
import { knownFrom, namedIn } from './testing/named.ts';
import { coursesOf, movesOf, recordOf } from '../../testing/records.ts';

const LINE = recordOf('--seed', 'secret');
const FILE = join(testFolder(), 'secret.ndjson');
writeFileSync(FILE, `${LINE}\n`);

/** At each step, or at each decision of the seat: the cards in its view, and in what it was told since the last. */
function knownTo(seat: Seat, at: 'steps' | 'decisions'): Set<Card>[] {
  const known: Set<Card>[] = [];
  let told = 0;
  for (const { match, next } of coursesOf(LINE)) {
    if (at === 'decisions' && next !== seat) continue;
    const events = (match.events.slice(told) as StrawEvent[]).map((event) => straw.project(event, seat)!);
    known.push(knownFrom(match.setup.game.view(match.state, seat) as StrawView, events));
    told = match.events.length;
  }
  return known;
}

/** The cards that each text names though they are not known. */
function leaks(texts: readonly string[], known: readonly Set<Card>[]): Card[][] {
  return known.map((cards, i) => namedIn(texts[i]!).filter((card) => !cards.has(card)));
}

describe('no card is named that its reader could not know', () => {
  test('by a match, up to each decision', () => {
    const { out } = typed(['play', 'straw', '--seed', 'secret'], movesOf(LINE, 0));
    const known = knownTo(0, 'decisions');
    expect(out.split(PROMPT)).toHaveLength(known.length + 1);
    expect(leaks(out.split(PROMPT), known).flat()).toEqual([]);
  });

  test.each([1, 2, 3, 4])('by a replay from the eyes of seat %d, at each step', (seat) => {
    const steps = stepsOf(typed(['replay', FILE, '--seat', String(seat)]).out);
    const known = knownTo(seat - 1, 'steps');
    expect(steps).toHaveLength(known.length);
    expect(leaks(steps, known).flat()).toEqual([]);
  });

  test('and it would be noticed: a replay with every card seen names others’ cards at every step but the last', () => {
    const steps = stepsOf(typed(['replay', FILE]).out);
    const silent = leaks(steps, knownTo(0, 'steps')).filter((cards) => cards.length === 0);
    expect(silent.length).toBeLessThan(steps.length / 10);
  });
});
