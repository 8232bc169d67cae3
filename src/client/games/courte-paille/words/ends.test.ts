import { describe, expect, test } from 'vitest';
import { ends as english } from './en/ends.ts';
import { ends as french } from './fr/ends.ts';

const YOU = { name: 'Hanna', isYou: true };
const MIRA = { name: 'Mira', isYou: false };
const ANNA = { name: 'Anna', isYou: false };

describe('who is eaten', () => {
  test('one, two, nobody', () => {
    expect(english.eatenHead(['sailor'])).toBe('The Sailor is eaten.');
    expect(english.eatenHead(['sailor', 'coco'])).toBe('The Sailor and Coco are eaten.');
    expect(english.eatenHead([])).toBe('Nobody is eaten.');
  });

  test('French agrees in gender and number', () => {
    expect(french.eatenHead(['sailor'])).toBe('Le Matelot est mangé.');
    expect(french.eatenHead(['lookout'])).toBe('La Vigie est mangée.');
    expect(french.eatenHead(['lookout', 'fortune-teller'])).toBe('La Vigie et la Voyante sont mangées.');
    expect(french.eatenHead(['lookout', 'cook'])).toBe('La Vigie et le Cuisinier sont mangés.');
    expect(french.eachEatenOn(['lookout', 'fortune-teller'], 9)).toBe('y passent, 9 chacune');
    expect(french.platesLead(['lookout', 'cook'], 9)).toBe('9 chacun dans l’assiette.');
    expect(french.eatenLead(['lookout', 'fortune-teller'], 9)).toContain('9 chacune dans l’assiette.');
  });
});

test('how points came about', () => {
  const calc = (language: typeof english, ...cards: [own: string[], cocos: string[], idle: string[]]): string => {
    const [own, cocos, idle] = cards as unknown as Parameters<typeof english.calc>[0]['own'][];
    return language.calc({ own: own!, cocos: cocos!, idle: idle! }, ['sailor']);
  };
  expect(calc(english, ['sailor-8', 'sailor-4'], ['coco-2'], [])).toBe('8 + 4, and Coco 2');
  expect(calc(english, ['sailor-8'], ['coco-2', 'coco-1'], [])).toBe('8, and Cocos 2 + 1');
  expect(calc(english, ['sailor-5'], [], [])).toBe('Sailor 5');
  expect(calc(english, [], [], ['coco-5'])).toBe('No Sailor: Coco has nothing to add to');
  expect(calc(french, [], [], [])).toBe('Aucun Matelot');
});

describe('why a part was won by one of several', () => {
  const held = [
    { who: YOU, points: 5 },
    { who: MIRA, points: 0 },
  ];

  test('by the one further down that parted them', () => {
    const cook = { castaways: ['cook'], held } as const;
    expect(english.levelDecided([MIRA], cook)).toBe(
      'Mira said as much. Down the plate the Cook decides: you 5, Mira 0.',
    );
    expect(french.levelDecided([MIRA], cook)).toBe(
      'Mira a dit autant. Plus bas dans l’assiette, le Cuisinier tranche : toi 5, Mira 0.',
    );
    const both = { castaways: ['lookout', 'sailor'], held } as const;
    expect(english.levelDecided([MIRA, ANNA], both)).toContain('the Lookout and the Sailor decide:');
    expect(french.levelDecided([YOU], both)).toMatch(/^Tu as dit autant.*la Vigie et le Matelot tranchent/);
  });

  test('by the shark, if by nothing else', () => {
    expect(english.levelNearest(YOU, [MIRA])).toBe(
      'Mira said as much, and only the shark decides: you are nearest to it.',
    );
    expect(french.levelNearest(ANNA, [MIRA, YOU])).toBe(
      'Mira et toi ont dit autant, et seul le requin départage : Anna est au plus près.',
    );
  });

  test('for ears every step is told', () => {
    const said = [
      { who: YOU, points: 7 },
      { who: MIRA, points: 7 },
    ];
    const steps = [{ castaways: ['cook'], held }] as const;
    expect(english.announcedLong(said, YOU, 2, steps)).toBe(
      'You have the shark and say 7. Mira: 7. Compared next is the Cook: you 5, Mira 0. You win part 2.',
    );
    expect(french.announcedLong(said, YOU, 2, steps)).toContain('On compare le Cuisinier : toi 5, Mira 0.');
  });
});

describe('why a tie was broken', () => {
  const cook = { castaways: ['cook'], total: 9 } as const;
  const lookout = { castaways: ['lookout'], total: 7 } as const;

  test('by the next on the plate', () => {
    const held = [
      { who: YOU, points: 9 },
      { who: MIRA, points: 5 },
    ];
    expect(english.tieBroken([{ ...cook, held }], YOU)).toBe(
      'Next on the plate is the Cook with 9: you hold 9, Mira 5. You win.',
    );
    expect(french.tieBroken([{ ...cook, held }], YOU)).toBe(
      'Ensuite dans l’assiette vient le Cuisinier avec 9 : tu as 9, Mira a 5. Tu gagnes.',
    );
  });

  test('by one further down', () => {
    const level = [MIRA, ANNA].map((who) => ({ who, points: 5 }));
    const parted = [
      { who: MIRA, points: 3 },
      { who: ANNA, points: 0 },
    ];
    expect(
      english.tieBroken(
        [
          { ...cook, held: level },
          { ...lookout, held: parted },
        ],
        MIRA,
      ),
    ).toBe('Down the plate: the Cook with 9 (Mira 5, Anna 5), then the Lookout with 7 (Mira 3, Anna 0). Mira wins.');
  });

  test('or not at all', () => {
    expect(english.tieShared([YOU, MIRA])).toBe('Level in everybody on the plate: you and Mira share the win.');
    expect(french.tieShared([YOU, MIRA])).toBe('À égalité dans toute l’assiette : toi et Mira partagez la victoire.');
  });
});

test('all announcements in one breath', () => {
  const said = [
    { who: MIRA, points: 7 },
    { who: ANNA, points: null },
    { who: YOU, points: 14 },
  ];
  expect(english.announcedLong(said, YOU, 1)).toBe(
    'Mira has the shark and says 7. Anna: not more. You: 14. You win part 1.',
  );
  expect(french.announcedLong(said, YOU, 1)).toBe(
    'Mira a le requin et dit 7. Anna : pas plus. Toi : 14. Tu gagnes la partie 1.',
  );
});

test('French elides before a vowel', () => {
  expect(french.highest(ANNA, 14)).toBe('Le plus haut est celui d’Anna : 14.');
  expect(french.highest(MIRA, 14)).toBe('Le plus haut est celui de Mira : 14.');
});

test('one is one', () => {
  expect([0, 1, 2].map(english.youLose)).toEqual(['you hold none', 'you lose 1 card', 'you lose 2 cards']);
  expect([0, 1, 2].map(french.youLose)).toEqual(['tu n’en as pas', 'tu perds 1 carte', 'tu perds 2 cartes']);
});
