import type { pages as english } from '../en/pages.ts';
import { errors } from './errors.ts';
import { nav } from './pages/frame.ts';
import { home, giveUp, code } from './pages/home.ts';
import { rules } from './pages/rules.ts';

export const pages: typeof english = {
  nav,
  home,
  giveUp,
  code,
  rules,
  errors,
};
