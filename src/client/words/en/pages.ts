import { errors } from './errors.ts';
import { nav } from './pages/frame.ts';
import { levels, clocks } from './pages/games.ts';
import { home, giveUp, code } from './pages/home.ts';
import { rules } from './pages/rules.ts';

export const pages = {
  nav,
  levels,
  clocks,
  home,
  giveUp,
  code,
  rules,
  errors,
};
