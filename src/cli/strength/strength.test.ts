import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BoutPlayer } from '../../bots/arena/matches.ts';
import { addOutcome, type Outcomes } from '../../bots/arena/outcomes.ts';
import { gameNamed } from '../../games/games.ts';
import { Keeping } from '../arena/keeping.ts';
import { testFolder, threestraws } from '../testing/command.ts';
import { keptOf, studiesOf } from './study.ts';

const folder = testFolder();
const [state, page] = [`${folder}/state.json`, `${folder}/strength.md`];
const STRENGTH = ['strength', '--game', 'straw', '--seed', 'x', '--state', state, '--out', page];
const DEALS = 5;

/** As after a run that came to the first pair only. */
function keepFirstPair(): void {
  const keeping = new Keeping(state);
  const kept = keptOf(studiesOf([gameNamed('straw')!], 'x', keeping));
  const fresh = kept.find(({ bout: { seed, bots } }) => seed !== 'x' && bots.join() === 'easy,random')!;
  const player = new BoutPlayer(fresh.bout);
  const outcomes: Outcomes = {};
  for (let deal = 0; deal < DEALS; deal++) {
    const [one, other] = [player.play(2 * deal), player.play(2 * deal + 1)];
    addOutcome(
      outcomes,
      one.map((part, bot) => part + other[bot]!),
    );
  }
  keeping.save(kept.map((one) => (one === fresh ? { ...one, outcomes, deals: DEALS } : one)));
}

describe('strength', () => {
  test('makes its page again from what was kept, with commands that find its figures again', () => {
    keepFirstPair();
    threestraws([...STRENGTH, '--minutes', '0']);
    const { places } = JSON.parse(readFileSync(`${folder}/strength.json`, 'utf8'));
    const [share] = places[0].shares;
    const again = threestraws([...share.command.split(' ').slice(1), '--json']);
    const [meeting] = JSON.parse(again.stdout).meetings;
    expect(meeting).toMatchObject({ deals: DEALS, matches: share.matches });
    expect(meeting.bots[0].wins.mean).toBe(share.wins[0].mean);
    expect(readFileSync(page, 'utf8')).toContain(`| 2 | easy – random | not decided in 0 | ${percent(share)} |`);
  });

  test('goes on from there, and what it then found makes the same page once more', () => {
    const { status } = threestraws([...STRENGTH, '--minutes', '0.02']);
    const found = readFileSync(page, 'utf8');
    threestraws([...STRENGTH, '--minutes', '0']);
    expect([status, readFileSync(page, 'utf8')]).toEqual([0, found]);
  });

  test('plays nothing and says why where it is asked for what there is not', () => {
    const { status, stdout, stderr } = threestraws(['strength', '--game', 'poker']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('poker');
  });
});

function percent({ wins }: { readonly wins: readonly { readonly mean: number }[] }): string {
  return `${(100 * wins[0]!.mean).toFixed(1)} %`;
}
