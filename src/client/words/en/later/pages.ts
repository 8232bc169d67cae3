import { clocks, levels } from './pages/games.ts';
import { join, lobby } from './pages/join.ts';
import { link } from './pages/link.ts';
import { lost } from './pages/lost.ts';
import { elsewhere, table } from './pages/no-table.ts';
import { name, set } from './pages/set-table.ts';
import { invite, waiting } from './pages/waiting-room.ts';

/** What pages say that are neither the first nor a table. */
export const pages = { levels, clocks, name, set, invite, waiting, join, lobby, link, lost, elsewhere, table };

export type PagesWords = typeof pages;
