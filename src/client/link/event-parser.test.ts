import { describe, expect, test } from 'vitest';
import { EventParser, type StreamEvent } from './event-parser.ts';

const parse = (...pieces: readonly string[]): StreamEvent[] => {
  const parser = new EventParser();
  return pieces.flatMap((piece) => parser.feed(piece));
};

const SAMPLE =
  'retry: 1000\nevent: hello\ndata: {"now":1}\n\nid: 7\nevent: snapshot\ndata: {}\n\n:\n\nid: 8\ndata: 🥤é\n\n';
const SAMPLE_EVENTS = [
  { event: 'hello', data: '{"now":1}', id: undefined },
  { event: 'snapshot', data: '{}', id: '7' },
  { event: 'message', data: '🥤é', id: '8' },
];

describe('a stream of events', () => {
  test('is read as the server writes it', () => {
    expect(parse(SAMPLE)).toEqual(SAMPLE_EVENTS);
  });

  test.each(['\r\n', '\r'])('may end its lines with %j', (end) => {
    // what is not known yet to be a whole line has to wait
    expect(parse(`${SAMPLE.replaceAll('\n', end)}:`)).toEqual(SAMPLE_EVENTS);
  });

  test.each(['\n', '\r\n', '\r'])('may be cut anywhere, with lines that end with %j', (end) => {
    const text = `${SAMPLE.replaceAll('\n', end)}:`;
    for (let cut = 0; cut <= text.length; cut++)
      expect(parse(text.slice(0, cut), text.slice(cut)), `cut at ${cut}`).toEqual(SAMPLE_EVENTS);
    expect(parse(...text.split(''))).toEqual(SAMPLE_EVENTS);
  });

  test('has an event only once it is complete', () => {
    expect(parse('data: a\n')).toEqual([]);
    expect(parse('data: a\n', '\n')).toHaveLength(1);
  });

  test('may have data of several lines, and of none', () => {
    expect(parse('data: a\ndata\ndata:b\n\n')).toMatchObject([{ data: 'a\n\nb' }]);
    expect(parse('data\n\n')).toMatchObject([{ data: '' }]);
  });

  test('loses one space after the colon and no more', () => {
    expect(parse('data:  a: b \n\n')).toMatchObject([{ data: ' a: b ' }]);
  });

  test('has no event without data, and forgets its kind', () => {
    expect(parse('event: hello\n\ndata: a\n\n')).toMatchObject([{ event: 'message', data: 'a' }]);
  });

  test('has ids that last, and that come without data', () => {
    expect(parse('id: 3\n\ndata: a\n\ndata: b\n\n')).toMatchObject([{ id: '3' }, { id: '3' }]);
    expect(parse('id: 3\nid: 4\0\ndata: a\n\n')).toMatchObject([{ id: '3' }]);
  });

  test('may say what nobody knows', () => {
    expect(parse('colour: red\nfoo\n: comment\ndata: a\n\n')).toEqual([{ event: 'message', data: 'a', id: undefined }]);
  });
});
