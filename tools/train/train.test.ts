import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BoutPlayer } from '../../src/bots/arena/matches.ts';
import { Network } from '../../src/bots/network/network.ts';
import { readWeights } from '../../src/bots/network/weights.ts';
import { botsOf } from '../../src/bots/bots.ts';
import { LESSONS } from './lessons.ts';
import { learn } from './school.ts';
import { fileOf, hashOf, kept } from './shelf.ts';

const MOST_BYTES = 64 * 1024;

function short(name: string, matches: number) {
  return { ...LESSONS.find((lesson) => lesson.name === name)!, matches };
}

test.each(['straw-3', 'courte-paille-2', 'str8-eight-2'])('a short lesson of %s gives the same twice', (name) => {
  const lesson = short(name, 3);
  const [once, again] = [learn(lesson, () => undefined), learn(lesson, () => undefined)];
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
  const { features } = botsOf(lesson.game)!.learnt;
  const text = Buffer.from(once).toString('base64');
  expect(new Network(readWeights(text)).inputs).toBe(features.count);
});

test('weights that end too early are none', () => {
  const text = Buffer.from(learn(short('straw-2', 5), () => undefined).subarray(0, -4)).toString('base64');
  expect(() => readWeights(text)).toThrow('no weights');
});

describe.each(LESSONS)('$name', (lesson) => {
  test('its weights are kept with their hash, and are small', () => {
    const file = fileOf(lesson);
    expect(readFileSync(file, 'utf8')).toContain(`SHA-256 ${hashOf(kept(lesson)!)}`);
    expect(statSync(file).size).toBeLessThan(MOST_BYTES);
  });
});

test('no weights are kept that nobody learns', () => {
  for (const game of new Set(LESSONS.map((lesson) => lesson.game))) {
    const files = LESSONS.filter((lesson) => lesson.game === game).map(({ name }) => `${name}.ts`);
    expect(readdirSync(`src/bots/${game}/weights`).sort()).toEqual(files.sort());
  }
});

test.each([
  { game: 'straw', players: 2, options: { ending: 'each-deals-once' } },
  { game: 'courte-paille', players: 2, options: { form: 'single', 'coco-may-sleep': false } },
  { game: 'str8-eight', players: 2, options: { target: 100 } },
])('in $game the network alone is stronger than easy', ({ game, players, options }) => {
  const bout = new BoutPlayer({ game, players, options, bots: ['network', 'easy'], seed: 'alone' });
  let [network, easy] = [0, 0];
  for (let match = 0; match < 120; match++) {
    const [one, other] = bout.play(match) as [number, number];
    network += one;
    easy += other;
  }
  expect(network).toBeGreaterThan(1.5 * easy);
});
