import { describe, expect, test } from 'vitest';
import { gameNamed, GAMES } from '../../games/games.ts';
import { Keeping } from '../arena/keeping.ts';
import { testFolder } from '../testing/command.ts';
import { findingsOf, type Findings } from './findings.ts';
import { strengthPage } from './page.ts';
import { scaleFile } from './scale-file.ts';
import { keptOf, studiesOf, type Study } from './study.ts';

const folder = testFolder();
const GAME = [gameNamed('str8-eight')!];
const nothing = (): Study[] => studiesOf(GAME, 'x', new Keeping(undefined));
/** What came of deals is known without playing any: `medium` won so many of ten deals against `easy`. */
function known(wonDeciding: number, wonFresh: number, deals?: number): Study[] {
  const keeping = new Keeping(`${folder}/${wonDeciding}-${wonFresh}-${deals}.json`);
  const outcomes = (won: number): Record<string, number> => ({ '120,0': won, '0,120': 10 - won });
  const kept = keptOf(nothing()).map((one) => {
    const isPair = one.bout.players === 2 && one.bout.bots.join() === 'medium,easy';
    if (!isPair) return one;
    const isFresh = one.bout.seed !== 'x';
    return { ...one, outcomes: outcomes(isFresh ? wonFresh : wonDeciding), deals: isFresh ? deals : undefined };
  });
  keeping.save(kept);
  return studiesOf(GAME, 'x', keeping);
}

const shareIn = ({ places }: Findings): number | undefined => places[0]!.shares[0]?.wins[0]!.mean;

describe('what decides', () => {
  test('has other deals than what is estimated', () => {
    for (const { ladder, estimates } of studiesOf(GAMES, 'x', new Keeping(undefined))) {
      const deciding = new Set(ladder.map(({ bout }) => bout.seed));
      expect(estimates.filter(({ meeting }) => deciding.has(meeting.bout.seed))).toEqual([]);
      const asked = estimates.map(({ meeting }) => meeting.bout.bots.join());
      expect(ladder.filter(({ bout }) => !asked.includes(bout.bots.join()))).toEqual([]);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  test('is in no share and in no point of the scale', () => {
    const [won, lost] = [findingsOf(known(9, 6, 10)), findingsOf(known(1, 6, 10))];
    expect([shareIn(won), shareIn(lost)]).toEqual([0.6, 0.6]);
    expect(won.places[0]!.scale).toEqual(lost.places[0]!.scale);
    expect(won.places[0]!.scale.map(({ bot }) => bot)).toEqual(['easy', 'medium']);
  });

  test('is needed before anything is shown: deals whose number nobody had fixed are not taken', () => {
    expect(shareIn(findingsOf(known(5, 6)))).toBeUndefined();
  });
});

test('where fewer deals were played than fixed, the page says so', () => {
  expect(strengthPage(findingsOf(known(5, 6, 40)))).toMatch(
    /\| 2 \| medium – easy \| not decided in 10 \| 60\.0 % \| \([\d.]+ to [\d.]+\) \| 10 of 40 \| 20 \|/,
  );
});

test('a level whose place is not known well is not shown where levels are chosen', () => {
  expect(scaleFile(findingsOf(known(5, 6, 40)))).toContain('2: { medium: 1000 }');
});
