import { describe, expect, test } from 'vitest';
import { parseRules } from './parse.ts';

const RULES = `# A game

By somebody. It's
*theirs*.

**In a minute.** Not on this page.

## The table
What it "begins" with.

> The table option \`size\` is \`small\` or \`large\`.

- **S1** Two play
  on.
- **S2 The sea** It's wide. *Ruling:* as wide
  as that.

**Its ways**

| way | how many |
|---|---|
| up | 1 |
| down | 2 |

- **S2a** *Décision\u00a0:* équité.

| drawn | by the page |
|---|---|
| 1 | 2 |

*An example.* Ann goes up.

**Ann's ways**

| way |
|---|
| up |

So she wins.

## What you may know
Everything.
`;

describe('a file of rules', () => {
  test('is read as the page shows it', () => {
    expect(parseRules(RULES)).toEqual({
      credit: 'By somebody. It’s theirs.',
      chapters: [
        {
          title: 'The table',
          intro: 'What it “begins” with.',
          clauses: [
            { id: 'S1', printed: 'Two play on.' },
            {
              id: 'S2',
              name: 'The sea',
              printed: 'It’s wide.',
              ruling: 'As wide as that.',
              table: {
                caption: 'Its ways',
                head: ['way', 'how many'],
                rows: [
                  ['up', '1'],
                  ['down', '2'],
                ],
              },
            },
            { id: 'S2a', ruling: 'Équité.' },
          ],
          example: {
            title: 'An example',
            says: 'Ann goes up.',
            table: { caption: 'Ann’s ways', head: ['way'], rows: [['up']] },
            more: 'So she wins.',
          },
        },
      ],
      more: [{ title: 'What you may know', says: 'Everything.' }],
    });
  });

  test('keeps spaces that must not break', () => {
    const { more } = parseRules('# A\n\nB\n\n## C\nOui\u202f! 1\u00a0000\nnon.\n');
    expect(more[0]?.says).toBe('Oui\u202f! 1\u00a0000 non.');
  });

  test.each([
    ['code, which the page has no way to show', '- **S1** Say `go`.', 'cannot show `'],
    ['a link', '- **S1** See [there](there.md).', 'cannot show ['],
    ['a paragraph between clauses', '- **S1** One.\n\nNo place for it.\n\n- **S2** Two.', 'no place for this'],
    ['a clause whose name is misspelt', '- **S-1** One.\n- **S2** Two.', 'no clause'],
    ['two rulings in a clause', '- **S1** One. *Ruling:* two. *Ruling:* three.', 'more than one ruling'],
    ['an example without its table', '- **S1** One.\n\n*An example.* None.', 'no place for this'],
  ])('does not lose %s in silence', (_, text, why) => {
    expect(() => parseRules(`# A\n\nB\n\n## C\n${text}\n`)).toThrow(why);
  });
});
