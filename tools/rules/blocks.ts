import type { Clause, TableWords } from '../../src/client/play/rules/book.ts';
import { begun, shown } from './marks.ts';

/** A part of a chapter as it is written; an example goes on with a table. */
export type Block =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'table'; readonly table: TableWords }
  | { readonly kind: 'example'; readonly title: string; readonly says: string }
  | { readonly kind: 'text'; readonly says: string };

const CLAUSE = /^- \*\*([A-Z]\d+[a-z]?) ?([^*]*)\*\* ([^]*)$/;
const CAPTIONED = /^\*\*([^*]+)\*\*\n(\|[^]*)$/;
const EXAMPLE = /^\*([^*]+)\.\* ([^]*)$/;
/** Emphasis that ends in a colon, in any language: `*Ruling:*`. */
const RULING = /(?:^|[ \n]+)\*[^*]+:\*[ \n]+/;
/** How cards and options are typed, and tables that the page draws itself: these have no caption. */
const NOT_SHOWN = /^[>|]/;

export function blocksOf(section: string): Block[] {
  return section
    .replace(/^(\*\*[^*]+\*\*)\n\n(?=\|)/gm, '$1\n')
    .split(/\n{2,}|\n(?=- )/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !NOT_SHOWN.test(text))
    .map(blockOf);
}

function blockOf(text: string): Block {
  const [, id, name, wording] = CLAUSE.exec(text) ?? [];
  if (id !== undefined) return { kind: 'clause', clause: clauseOf(id, name!, wording!) };
  const [, caption, lines] = CAPTIONED.exec(text) ?? [];
  if (caption !== undefined) return { kind: 'table', table: tableOf(caption, lines!) };
  const [, title, says] = EXAMPLE.exec(text) ?? [];
  if (title !== undefined) return { kind: 'example', title: shown(title), says: shown(says!) };
  if (text.startsWith('- ')) throw new Error(`this is no clause: ${text}`);
  return { kind: 'text', says: shown(text) };
}

function clauseOf(id: string, name: string, wording: string): Clause {
  const [printed, ruling, ...rest] = wording.split(RULING).map((part) => begun(shown(part)));
  if (rest.length > 0) throw new Error(`${id} has more than one ruling`);
  return {
    id,
    ...(name !== '' && { name: shown(name) }),
    ...(printed !== '' && { printed: printed! }),
    ...(ruling !== undefined && { ruling }),
  };
}

function tableOf(caption: string, lines: string): TableWords {
  const [head, , ...rows] = lines.split('\n').map((line) => line.slice(1, -1).split('|').map(shown));
  return { caption: shown(caption), head: head!, rows };
}
