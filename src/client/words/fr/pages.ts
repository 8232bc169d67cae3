import type { pages as english } from '../en/pages.ts';
import { errors } from './errors.ts';
import { nav, elsewhere, lost } from './pages/frame.ts';
import { levels, clocks } from './pages/games.ts';
import { home, giveUp, code } from './pages/home.ts';
import { set, name } from './pages/set-table.ts';
import { invite, waiting } from './pages/waiting-room.ts';
import { join, lobby } from './pages/join.ts';
import { link } from './pages/link.ts';
import { rules } from './pages/rules.ts';

export const pages: typeof english = {
  nav,
  levels,
  clocks,
  home,
  giveUp,
  code,
  name,
  set,
  invite,
  waiting,
  join,
  lobby,
  link,
  elsewhere,
  rules,
  lost,
  errors,
};
