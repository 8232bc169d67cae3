import { join, lobby } from './pages/join.ts';
import { link } from './pages/link.ts';
import { lost } from './pages/lost.ts';
import { name, set } from './pages/set-table.ts';
import { invite, waiting } from './pages/waiting-room.ts';

/** What pages say that are neither the first nor a table. */
export const pages = { name, set, invite, waiting, join, lobby, link, lost };

export type PagesWords = typeof pages;
