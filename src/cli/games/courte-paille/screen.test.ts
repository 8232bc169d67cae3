import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/seats.ts';
import type { Setup, Table } from '../../../games/courte-paille/testing/position.ts';
import { atCoco, banishing, choosing, context, taking } from './testing/raft.ts';
import { courtePaille } from './index.ts';
import { PLAIN } from '../../screen/style.ts';

function shown(table: Table, viewer: Viewer = 0): { table: string; hand: string; open: string } {
  const view = table.view(viewer);
  const around = context(table, viewer);
  const ask = viewer !== 'watcher' && table.waiting.includes(viewer) ? table.offers(viewer) : [];
  return {
    table: courtePaille.table(view, around, PLAIN).join('\n'),
    hand: courtePaille.hand(view, ask, around, PLAIN).join('\n'),
    open: courtePaille.open(view, around, PLAIN).join('\n'),
  };
}

describe('the table', () => {
  test('C10 shows the week by its numbers, the menu, what lies on the plate and in the hand', () => {
    const { table } = shown(choosing({ discard: ['lookout-1'] }));
    expect(table).toMatch(/^ Day 2 of 5 · 3 rounds left · \d+ to draw · discard 1, top lookout 1$/m);
    expect(table).toMatch(/^ 1 +2 today +3 +4 +5$/m);
    expect(table).toMatch(/^ cook 6 +cook 1 +\? +\? +\?$/m);
    expect(table).toMatch(/^ Menu +1 captain 4 +2 sailor 9 +3 cook 3 +4 captain 7$/m);
    expect(table).toMatch(/^ +captain +cook +cabin boy +lookout +sailor +fortune-teller +Coco$/m);
    expect(table).toMatch(/^ Plate +· +▸7 +· +· +· +· +·$/m);
    expect(table).toMatch(/^ Hand +· +16 +8 +· +1 +· +2$/m);
  });

  test('C13 what was looked at stands in brackets, and counts as known', () => {
    const table = atCoco();
    table.plays(0, 'peek 3 4');
    expect(shown(table).table).toMatch(/^ cook 6 +cook 1 +\(sailor 5\) +\(cap 9\) +\?$/m);
    expect(shown(table).table).toMatch(/^ Plate +▸0\+9 +7 +· +· +0\+5 +· +·$/m);
    expect(shown(table, 1).table).toMatch(/^ cook 6 +cook 1 +\? +\? +\?$/m);
    expect(shown(table).open).toContain('You know of the hidden days: day 3, sailor 5; day 4, captain 9.');
    expect(shown(table, 1).open).not.toContain('You know of');
  });

  test('C5 who is ready is seen, but not with what', () => {
    const table = choosing({ shark: 2 });
    table.plays(1, 'choose captain-6');
    expect(shown(table).table).toMatch(/^ {3}Mira +ready +3 cards$/m);
    expect(shown(table).table).toMatch(/^ {3}Otto +shark choosing +2 cards$/m);
    expect(shown(table).open).not.toContain('captain 6');
    expect(shown(table, 1).hand).toMatch(/captain 6[^]*chosen/);
  });

  test('C6 cards turned up stand with their order', () => {
    const { table } = shown(atCoco());
    expect(table).toMatch(/^ ▸ You +shark 1\. Coco 2 +4 cards$/m);
    expect(table).toMatch(/^ {3}Mira +2\. captain 5 +2 cards$/m);
    expect(table).toMatch(/^ {3}Otto +3\. lookout 9 +1 card$/m);
    expect(shown(taking()).table).toMatch(/^ ▸ You +shark 1\. takes/m);
  });

  test('C7 cards that were seen on their way are named in a hand', () => {
    const table = taking();
    table.takes('sailor-9', 'captain-7');
    expect(shown(table, 2).table).toMatch(/^ {3}Ada +shark done +sailor 9, \? \? \? \?$/m);
    expect(shown(table, 2).open).toMatch(/^ {3}Mira +done +captain 7, \? \?$/m);
  });

  test('C12 a card landed from a hand: who had seen some of it knows what it may be', () => {
    const table = taking();
    table.takes('sailor-9', 'captain-7', 'cook-3');
    table.choose('coco-2', 'captain-6', 'cook-3');
    table.plays(0, 'land hand sailor-9');
    expect(shown(table, 2).open).toContain('Ada’s sailor 9 may lie in the week as day 6.');
    expect(shown(table, 2).table).toContain('6 Ada');
    expect(shown(table, 0).table).toMatch(/6 yours\n.*\(sailor 9\)/);
  });

  test('C14 a Coco that sleeps says so, and its holder sits out', () => {
    const hands: Setup['hands'] = [['cook-7'], ['coco-3'], ['coco-4', 'cook-2']];
    const table = choosing({ hands, asleep: ['coco-3', 'coco-4'], cocoMaySleep: true });
    expect(shown(table).table).toMatch(/^ {3}Mira +sits out +Coco 3 asleep$/m);
    expect(shown(table).table).toMatch(/^ {3}Otto +choosing +Coco 4 asleep, \?$/m);
  });

  test('C20 C25 parts, parts won, who is out and who is left on the raft', () => {
    const hands: Setup['hands'] = [['cook-7'], [], ['sailor-2']];
    const table = choosing({
      hands,
      form: 'declared',
      won: [1, 0, 2],
      characters: ['cook', 'sailor'],
      week: ['cook-1', 'cook-2'],
      menu: [],
    });
    expect(shown(table).table).toMatch(/^ Part \d · Day 2 of 2 · the last round/m);
    expect(shown(table).table).toMatch(/^ {3}You +shark 1 won choosing +1 card$/m);
    expect(shown(table).table).toMatch(/^ {3}Mira +0 won out$/m);
    expect(shown(table).table).toMatch(/^ +cook +sailor +Coco$/m);
    expect(shown(table).table).toContain(' Menu   empty');
    expect(shown(table, 1).hand).toBe(' You are out. You may go on watching.');
  });

  test('where every card is seen, all are named', () => {
    const table = choosing();
    for (let card = 0; card < table.state.cards.deck.size; card++) table.state.cards.show(card);
    const { open } = shown(table, 'watcher');
    expect(open).not.toContain('?');
    expect(open).toContain('(sailor 5) (cap 9)    (look 8)');
    expect(open).toContain('captain 5, captain 6, sailor 3');
  });

  test('in a narrow window days and plate go on below', () => {
    const narrow = { ...PLAIN, columns: 40 };
    const table = choosing();
    const lines = courtePaille.table(table.view(0), context(table, 0), narrow);
    expect(lines.slice(1, 5).map((line) => line.trim().split(/ +/)[0])).toEqual(['1', 'cook', '4', '?']);
  });
});

describe('the hand', () => {
  test('C5 C6 shows each card with when it acts', () => {
    const { hand } = shown(choosing({ shark: 1 }));
    expect(hand).toContain('Low values act first; among equals 2 before you.');
    expect(hand).toMatch(/1 cook 7 +2 cook 9 +3 boy 8 +4 sailor 1 +5 Coco 2/);
    expect(hand).toMatch(/acts late +acts late +acts late +acts early +has a power/);
    expect(shown(choosing()).hand).toContain('among equals you do, with the shark.');
  });

  test('C14 says why a sleeping Coco stays', () => {
    const { hand } = shown(choosing({ asleep: ['coco-2'], cocoMaySleep: true }));
    expect(hand).toContain('not now');
    expect(hand).toContain('5: Coco 2 is asleep until the game is over.');
  });

  test('C7 shows what each dish would come to', () => {
    const { hand } = shown(taking());
    expect(hand).toMatch(/1 captain 4 +2 sailor 9 +3 cook 3 +4 captain 7/);
    expect(hand).toMatch(/plate 0 +plate 0 +plate 7 +plate 0/);
    expect(hand).toMatch(/hand 4 +hand 9 +hand 19 +hand 7/);
  });

  test('C11 C12 C13 shows Coco’s powers and how to type them', () => {
    const { hand } = shown(atCoco());
    expect(hand).toContain('Coco 2 acts. Your hand: 1 cook 7  2 cook 9  3 boy 8  4 sailor 1');
    expect(hand).toMatch(/1 cooking lesson +l 1–5 +a day goes overboard; a hidden one: 2 rounds left/);
    expect(hand).toMatch(/2 land ahoy +lm 1–4 +a menu card joins the week: 4 rounds left/);
    expect(hand).toMatch(/lp +or the top card of the pile, unseen/);
    expect(hand).toMatch(/lh 1–4 +or one of your hand, and you draw two/);
    expect(hand).toMatch(/3 à la carte +p 3 5 +look at two hidden days, you alone/);
    expect(hand).not.toContain('qui dort dîne');
    expect(shown(atCoco({ cocoMaySleep: true })).hand).toMatch(/4 qui dort dîne +s +back to your hand/);
  });

  test('C13a a power that cannot be used stays in the list with its reason', () => {
    expect(shown(atCoco({ up: 5 })).hand).toContain('No day is hidden any more: there is nothing to look at.');
    expect(shown(atCoco({ menu: [] })).hand).toMatch(/lm +The menu is empty\./);
  });

  test('C22 shows how many cards a banishment costs oneself', () => {
    const { hand } = shown(banishing());
    expect(hand).toMatch(/1 captain +2 cook +3 cabin boy +4 lookout +5 sailor +6 fortune-teller/);
    expect(hand).toMatch(/no card +2 cards +no card +1 card +no card +no card/);
  });
});
