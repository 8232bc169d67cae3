import { afterEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../../table/store/memory-store.ts';
import { cardOf, entryAt, IDLE, opening } from '../../table/testing/store-contract.ts';
import { Guest } from '../testing/guest.ts';
import { begun, isAsked, leave, play, questionIn, type Party } from '../testing/party.ts';
import { meteredStore } from './metered-store.ts';
import { Metrics } from './metrics.ts';

const linesOf = (metrics: Metrics, name: string): string[] =>
  metrics
    .text()
    .split('\n')
    .filter((line) => line.startsWith(`threestraws_${name}`));

describe('as Prometheus reads them', () => {
  test('counters, gauges and histograms have what they are said first, and each line is one figure', () => {
    const metrics = new Metrics();
    metrics.refused('S10');
    metrics.gauge('oddities', 'Odd things.', () => [[{ kind: 'a "b"\\\n' }, 2.5]]);
    const lines = metrics.text().split('\n');
    expect(lines.pop()).toBe('');
    const figure = /^[a-z_]+(\{[a-z]+="(\\.|[^"\\])*"(,[a-z]+="(\\.|[^"\\])*")*\})? -?[\d.e+-]+$/;
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) threestraws_/ : figure);
    expect(lines).toContain('# TYPE threestraws_refusals_total counter');
    expect(lines).toContain('threestraws_refusals_total{clause="S10"} 1');
    expect(lines).toContain('threestraws_moves_total 0');
    expect(lines).toContain('threestraws_oddities{kind="a \\"b\\"\\\\\\n"} 2.5');
  });

  test('a histogram counts up to each bound, all, and how long they took together', () => {
    const metrics = new Metrics();
    for (const ms of [1, 10, 40, 20_000]) metrics.observeFlush(ms);
    const lines = linesOf(metrics, 'flush_seconds');
    expect(lines).toContain('threestraws_flush_seconds_bucket{le="0.001"} 1');
    expect(lines).toContain('threestraws_flush_seconds_bucket{le="0.01"} 2');
    expect(lines).toContain('threestraws_flush_seconds_bucket{le="0.05"} 3');
    expect(lines).toContain('threestraws_flush_seconds_bucket{le="10"} 3');
    expect(lines).toContain('threestraws_flush_seconds_bucket{le="+Inf"} 4');
    expect(lines).toContain('threestraws_flush_seconds_count 4');
    expect(lines.some((line) => /_sum 20\.05/.test(line))).toBe(true);
  });

  test('what is not known just now is left out', () => {
    const metrics = new Metrics();
    metrics.gauge('moon', 'Of the moon.', () => undefined);
    expect(metrics.text()).not.toContain('moon');
  });

  test('duties and thoughts have theirs; nothing is done before it is due', () => {
    const metrics = new Metrics();
    metrics.observeDuty(-5);
    metrics.observeThought(400);
    expect(linesOf(metrics, 'duty_delay_seconds_sum')).toEqual(['threestraws_duty_delay_seconds_sum 0']);
    expect(linesOf(metrics, 'thinking_seconds_bucket{le="0.5"}')).toEqual([
      'threestraws_thinking_seconds_bucket{le="0.5"} 1',
    ]);
  });
});

test('of what is kept, moves are counted, and every entry is timed', async () => {
  const metrics = new Metrics();
  const store = meteredStore(new MemoryStore(), metrics);
  await opening(store, 'a');
  await store.append('a', 1, entryAt(2), IDLE);
  await store.append('a', 1, entryAt(3), IDLE);
  await store.append('a', 2, { kind: 'closed', why: 'idle', at: 4 }, { ...IDLE, card: cardOf('a') });
  expect(linesOf(metrics, 'moves_total')).toEqual(['threestraws_moves_total 1']);
  expect(linesOf(metrics, 'flush_seconds_count')).toEqual(['threestraws_flush_seconds_count 4']);
  expect([await store.running(), (await store.log('a')).length]).toEqual([['a'], 3]);
});

describe('at the door', () => {
  let table: Party;
  afterEach(() => leave(table));

  test('requests count by their route, streams while they are open, refusals by their clause, and nobody is named', async () => {
    table = await begun('str8-eight');
    const { ann, server, streams } = table;
    const refused = () =>
      (streams.ann.latest!.ask?.things ?? []).flatMap((thing) => ('moves' in thing ? (thing.refused ?? []) : []));
    while (!isAsked(streams.ann) || refused().length === 0) await play(table, 1);
    const { move, refusal } = refused()[0]!;
    expect((await ann.move(table.table, questionIn(streams.ann).ask, move)).status).toBe(422);
    await new Guest(ann.url).call('GET', '/');
    const { metrics } = server;
    expect(linesOf(metrics, 'refusals_total')).toEqual([`threestraws_refusals_total{clause="${refusal.clause}"} 1`]);
    expect(linesOf(metrics, 'streams ')).toEqual(['threestraws_streams 3']);
    expect(linesOf(metrics, 'answers_total{status="422"}')).toHaveLength(1);
    const routes = linesOf(metrics, 'request_seconds_count').map((line) => /"(.*)"/.exec(line)![1]);
    expect(routes).toEqual(
      expect.arrayContaining(['POST /api/tokens', 'POST /api/tables', 'POST /api/tables/:table/moves', 'client']),
    );
    expect(routes).not.toContain('GET /api/tables/:table/events');
    const { code } = (await ann.look(table.table)).table;
    for (const secret of [table.table, code, ann.id, ann.token!, 'Ann', '127.0.0.1'])
      expect(metrics.text()).not.toContain(secret);
    streams.cleo.close();
    await expect.poll(() => linesOf(metrics, 'streams ')).toEqual(['threestraws_streams 2']);
  });
});
