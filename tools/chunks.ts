import { sep } from 'node:path';
import type { Rolldown } from 'vite';
import { GAMES } from '../src/games/games.ts';

// Which built file a source goes to follows from its folder: many small files would pack worse and wait for each other.

/** It is offered first, and comes with what all tables need. */
const FIRST_GAME = GAMES[0]!.id;

type Namer = (folders: readonly string[], file: string) => string | undefined;

/** Those of the first page, in one language: `words-fr`. */
const words: Namer = ([level, id, part, language], file) => {
  if (level === 'words') return part === 'later' || id === undefined ? undefined : `words-${id}`;
  return level === 'games' && part === 'words' && file === 'about.ts' ? `words-${language}` : undefined;
};

/** Each file is its own, and a folder is one: `pages-fr`. */
const laterWords: Namer = ([level, language, part, folder], file) =>
  level === 'words' && part === 'later' ? `${folder ?? file.replace('.ts', '')}-${language}` : undefined;

/** Light functions of a game's rules, which its words need in every language. */
const facts: Namer = ([level, id, part], file) =>
  level === 'games' && id !== undefined && part === undefined && file !== 'index.tsx' ? `${id}-facts` : undefined;

/** They come with what says them. */
const LATER_WORDS = new Set(['ends.ts', 'lesson.ts']);

/** Those of a table and of its rules: `courte-paille-fr`. */
const gameWords: Namer = ([level, id, part, language], file) => {
  if (level !== 'games' || part !== 'words' || language === undefined) return undefined;
  if (file === 'rules.ts') return `${id}-rules-${language}`;
  if (file === 'options.ts') return `options-${language}`;
  return LATER_WORDS.has(file) ? undefined : `${id}-${language}`;
};

/** A circle of seats is drawn by other games than the first, and by pages. */
const CIRCLE = 'round.ts';

/** Pages about any game show the land of each. */
const lands: Namer = ([level, id, part], file) => {
  if (level === 'play' && file === CIRCLE) return 'lands';
  return level === 'games' && part === 'art' && file === 'land.ts' && id !== FIRST_GAME ? 'lands' : undefined;
};

/** They lie beside what a table needs, and the first table does not. */
const NOT_AT_FIRST = new Set([CIRCLE, 'hex.ts', 'sha256.ts', 'to-home.tsx', 'use-copy.ts']);

/** What is drawn of a game, which its rules show too. */
const art: Namer = ([level, id, part]) => (level === 'games' && part === 'art' ? `${id}-cards` : undefined);

const AT_A_TABLE = new Set(['card', 'coach', 'frame', 'playback', 'session', 'tray']);

/** The folders of a game that are loaded when somebody asks for them. */
const LOADED_LATER = new Set<string | undefined>(['end', 'hint', 'lesson', 'review', 'rules']);

/** What all tables need, and the first game. */
const table: Namer = ([level, folder, part], file) => {
  if (NOT_AT_FIRST.has(file)) return undefined;
  if (level === 'engine' || level === 'shell' || (level === 'kit' && folder !== 'forms')) return 'table';
  if (level === 'play' && (folder === undefined || AT_A_TABLE.has(folder))) return 'table';
  if (level === 'games' && folder === FIRST_GAME && part !== 'words' && !LOADED_LATER.has(part)) return 'table';
  return file === 'clause-link.tsx' || (level === 'pages' && file === 'table.tsx') ? 'table' : undefined;
};

const LATER = new Set(['lesson', 'hint', 'log', 'sheets', 'end', 'rules', 'review']);

/** A folder that is loaded when it is asked for, in one piece. */
const later: Namer = ([level, folder]) =>
  level === 'play' && folder !== undefined && LATER.has(folder) ? folder : undefined;

const CARRIED_ON = new Set(['carry-on.tsx', 'clocks.ts', 'give-up.tsx', 'last-draft.ts', 'offers.ts', 'use-stands.ts']);

/** For whoever has played here before. */
const carryOn: Namer = ([level], file) => (level === 'pages' && CARRIED_ON.has(file) ? 'carry-on' : undefined);

const games: Namer = ([level, id, part]) => (level === 'games' && part === 'table' ? id : undefined);

const rules: Namer = ([level, id, part]) => (level === 'games' && part === 'rules' ? `${id}-rules` : undefined);

/** Whoever opens another page directly mostly goes on to a table, so these may share the table's file. */
const pages: Namer = ([level]) => (level === 'pages' ? 'pages' : undefined);

/**
 * The first that names a file wins, and takes along whatever that needs and no one before it has: what several share must
 * stand above them, or one game would load another.
 */
const NAMERS: readonly Namer[] = [
  words,
  table,
  laterWords,
  facts,
  gameWords,
  lands,
  art,
  later,
  carryOn,
  games,
  rules,
  pages,
];

function groupsOf(namers: readonly Namer[]): Rolldown.CodeSplittingGroup[] {
  return namers.map((nameOf, i) => ({
    priority: namers.length - i,
    debugName: nameOf.name,
    name(id: string): string | undefined {
      const path = id.split(sep).join('/').split('/src/')[1]?.replace('client/', '');
      const folders = path?.split('?')[0]!.split('/') ?? [];
      const file = folders.pop();
      return file === undefined ? undefined : nameOf(folders, file);
    },
  }));
}

export const pageFiles: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'first', tags: ['$initial'], priority: NAMERS.length + 1 }, ...groupsOf(NAMERS)],
};

/** What the worker begins with is one file, and so are a game's rules and bots: more would be fetched one after the other. */
const playable: Namer = ([level, folder, id], file) =>
  level === 'worker' && folder === 'games' && file === 'playable.ts' ? `play-${id}` : undefined;

export const workerFiles: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'worker', tags: ['$initial'], priority: 2 }, ...groupsOf([playable])],
};
