import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';

test('a player is where they were last seen', () => {
  const addresses = new Addresses();
  addresses.note('ann', '192.0.2.1');
  addresses.note('bob', '192.0.2.1');
  addresses.note('ann', '192.0.2.2');
  expect(addresses.of('ann')).toEqual({ player: 'ann', address: '192.0.2.2' });
  expect(addresses.of('bob').address).toBe('192.0.2.1');
});

test('who was not seen is alone', () => {
  const { of } = new Addresses();
  expect(of('ann').address).not.toBe(of('bob').address);
});

test('a crowd does not make it grow without end: who was seen long ago is forgotten', () => {
  const addresses = new Addresses();
  for (const player of ['ann', 'bob']) addresses.note(player, 'home');
  for (let i = 0; i < 49_998; i++) addresses.note(`guest ${i}`, 'away');
  addresses.note('ann', 'home');
  addresses.note('one more', 'away');
  expect([addresses.of('ann').address, addresses.of('bob').address]).toEqual(['home', 'bob']);
});
