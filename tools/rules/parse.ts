import type { Book, Chapter, Clause, ExampleWords } from '../../src/client/play/rules/book.ts';
import { blocksOf, type Block } from './blocks.ts';
import { shown } from './marks.ts';

/** What a file of `rules/` says: chapters have clauses, and what has none comes after them. */
export function parseRules(markdown: string): Book {
  const [opening, ...sections] = markdown.split(/^## /m);
  const titled = sections.map((section) => {
    const [title] = section.split('\n', 1);
    return { title: shown(title!), blocks: blocksOf(section.slice(title!.length)) };
  });
  const isChapter = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'clause');
  return {
    credit: shown(opening!.split('\n\n')[1] ?? ''),
    chapters: titled.filter(isChapter).map(chapterOf),
    more: titled.filter((section) => !isChapter(section)).map(({ title, blocks }) => ({ title, says: textOf(blocks) })),
  };
}

interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

function chapterOf({ title, blocks }: Section): Chapter {
  const first = blocks.findIndex(({ kind }) => kind === 'clause');
  const end = blocks.findIndex(({ kind }) => kind === 'example');
  const clauses = clausesOf(blocks.slice(first, end === -1 ? undefined : end));
  return {
    title,
    ...(first > 0 && { intro: textOf(blocks.slice(0, first)) }),
    clauses,
    ...(end !== -1 && { example: exampleOf(blocks.slice(end)) }),
  };
}

/** Clauses, some of them with a table below. */
function clausesOf(blocks: readonly Block[]): Clause[] {
  return blocks.flatMap((block, i) => {
    const [before, next] = [blocks[i - 1], blocks[i + 1]];
    if (block.kind === 'table' && before?.kind === 'clause') return [];
    if (block.kind !== 'clause') throw misplaced(block);
    return [next?.kind === 'table' ? { ...block.clause, table: next.table } : block.clause];
  });
}

function exampleOf([example, below, ...more]: readonly Block[]): ExampleWords {
  if (example?.kind !== 'example') throw misplaced(example);
  if (below?.kind !== 'table') throw misplaced(below);
  const { title, says } = example;
  return { title, says, table: below.table, ...(more.length > 0 && { more: textOf(more) }) };
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind !== 'text') throw misplaced(block);
      return block.says;
    })
    .join(' ');
}

function misplaced(block: Block | undefined): Error {
  return new Error(`the page has no place for this in a chapter: ${JSON.stringify(block)}`);
}
