import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { askedFirst, begunTable, fullTable, logOf, playOn, type Wish } from '../testing/guests.ts';
import { ok, problemOf, whyNot } from '../testing/results.ts';

describe('a legal move', () => {
  test('is answered with the message that shows it', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    const move = asked.moves[0]!;
    const { ask } = asked;
    const moved = await asked.answer(move);
    expect(moved).toEqual({ ask, move, seq: asked.sees.seq });
    const card = move.split(' ')[1];
    for (const guest of [asked, other]) {
      const shown = guest.stream!.messages.find(({ seq }) => seq === moved.seq);
      expect(shown!.events[0]).toMatchObject({ type: 'played', seat: asked.sees.you, card });
    }
    expect(other.isAsked).toBe(true);
  });

  test('sent again gets the same answer, and nothing happens', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const { ask, moves } = asked;
    const first = await asked.answer();
    const before = await logOf(party);
    expect(await ok(asked.move(ask, moves[0]!))).toEqual(first);
    expect(await logOf(party)).toEqual(before);
  });

  test('sent again many moves later, or after the end, gets the same answer', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const { ask, moves } = asked;
    const first = await asked.answer();
    await playOn(party, 9);
    expect(await ok(asked.move(ask, moves[0]!))).toEqual(first);
    await playOn(party);
    const before = await logOf(party);
    expect(await ok(asked.move(ask, moves[0]!))).toEqual(first);
    expect(await logOf(party)).toEqual(before);
  });

  test('sent twice at the same moment is made once', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const { ask, moves } = asked;
    const before = (await logOf(party)).length;
    const [one, other] = await Promise.all([asked.move(ask, moves[0]!), asked.move(ask, moves[0]!)]);
    expect(one).toEqual(other);
    expect(await logOf(party)).toHaveLength(before + 1);
  });
});

describe('what is no move now', () => {
  test('another answer to an answered question is stale, however old', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const { ask, moves } = asked;
    await asked.answer(moves[0]);
    expect(await whyNot(asked.move(ask, moves.at(-1)!))).toBe('stale');
    await playOn(party, 6);
    expect(await whyNot(asked.move(ask, moves.at(-1)!))).toBe('stale');
  });

  test('a question that was not put yet is not answered', async () => {
    const [asked] = askedFirst(await begunTable('straw'));
    expect(await whyNot(asked.move(asked.ask + 1, asked.moves[0]!))).toBe('not-asked');
  });

  test.each(['', 'play', 'play queen', 'PLAY STRAW', 'play item-6 3', 'draw pile'])(
    '%j is nothing that Straw knows',
    async (text) => {
      const [asked] = askedFirst(await begunTable('straw'));
      expect(await whyNot(asked.move(asked.ask, text))).toBe('no-such-move');
    },
  );

  test('who does not sit there moves for nobody', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    expect(await whyNot(party.cleo.move(asked.ask, asked.moves[0]!))).toBe('not-seated');
  });

  test('before the match begins nothing is played', async () => {
    const { ann } = await fullTable('straw', { salted: true });
    expect(await whyNot(ann.move(1, 'play straw'))).toBe('not-playing');
    await ok(ann.start());
    expect(await whyNot(ann.move(1, 'play straw'))).toBe('not-playing');
  });

  test('after the end nothing is played', async () => {
    const party = await begunTable('straw');
    await playOn(party);
    const made = (await logOf(party)).filter((entry) => entry.kind === 'moved' && entry.seat === 0).length;
    expect(await whyNot(party.ann.move(made + 1, 'play straw'))).toBe('not-playing');
    expect(party.ann.sees).toMatchObject({ ask: null, waiting: [], until: null });
  });
});

describe('what the rules forbid is refused by its clause', () => {
  test('Straw: it is another one’s turn', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    expect(await problemOf(other.move(1, 'play item-1'))).toEqual({
      type: 'refused',
      says: 'The rules forbid it: S4.',
      refusal: { clause: 'S4', about: { turn: asked.sees.you } },
    });
  });

  test('Straw: a card that is not in hand', async () => {
    const [asked] = askedFirst(await begunTable('straw'));
    const card = [1, 2, 3, 4, 5].map((n) => `item-${n}`).find((card) => !asked.moves.includes(`play ${card}`))!;
    const { refusal } = (await problemOf(asked.move(asked.ask, `play ${card}`)))!;
    expect(refusal).toEqual({ clause: 'S4', about: { card } });
  });

  test('La Courte Paille: a card that another one holds', async () => {
    const { ann, bob } = await begunTable('courte-paille');
    const move = bob.moves[0]!;
    const { refusal } = (await problemOf(ann.move(1, move)))!;
    expect(refusal).toEqual({ clause: 'C5', about: { card: move.split(' ')[1] } });
  });

  test('Str8 Eight: drawing where a card is to be played', async () => {
    const [asked] = askedFirst(await begunTable('str8-eight'));
    const { refusal } = (await problemOf(asked.move(asked.ask, 'draw pile')))!;
    expect(refusal).toEqual({ clause: 'E6', about: { from: 'pile' } });
  });

  test('nothing is written, and the question stands', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    const before = await logOf(party);
    await asked.move(asked.ask, 'play nonsense');
    await other.move(1, 'play item-1');
    expect(await logOf(party)).toEqual(before);
    expect((await asked.look()).ask!.id).toBe(asked.ask);
  });
});

describe('a match', () => {
  const bot = { bot: 'medium' } as const;
  const matches: [string, Wish][] = [
    ['straw', { seats: ['me', bot, 'open'] }],
    ['courte-paille', { seats: ['me', 'open', bot] }],
    ['courte-paille', { seats: ['me', 'open', bot], options: { form: 'declared' } }],
    ['str8-eight', { seats: [bot, 'me', 'open'], options: { target: 100 } }],
  ];

  test.each(matches)('of %s, people and bots, comes to its end and its record is true', async (game, request) => {
    const party = await begunTable(game, { ...request, salted: true });
    await playOn(party);
    const record = await ok(party.tables.record(party.id));
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
    expect(record.outcome).not.toBeNull();
    const view = party.ann.sees.view as { winners: number[] };
    expect(view.winners).toEqual(record.outcome!.winners);
    expect(party.environment.failures).toEqual([]);
    expect((await party.ann.card()).status).toBe('over');
  });
});
