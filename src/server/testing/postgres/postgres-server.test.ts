import { expect, inject, test } from 'vitest';
import { asked } from './asked.ts';
import { newDatabase, PostgresServer } from './postgres-server.ts';

test('what was committed is there after a crash of the database', async ({ onTestFinished }) => {
  const server = await PostgresServer.start();
  onTestFinished(() => server.drop());
  const url = await server.database();
  await asked(url, 'CREATE TABLE kept (number integer); INSERT INTO kept VALUES (50)');
  await server.down('SIGKILL');
  await server.up();
  expect(await asked(url, 'SELECT number FROM kept')).toEqual([{ number: 50 }]);
});

test('every database of the tests is another one', async () => {
  const [one, other] = [await newDatabase(inject('postgres')), await newDatabase(inject('postgres'))];
  await asked(one, 'CREATE TABLE kept (number integer)');
  await expect(asked(other, 'SELECT number FROM kept')).rejects.toThrow('"kept" does not exist');
});
