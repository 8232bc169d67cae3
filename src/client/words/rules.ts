import type { rulesCommon } from './en/rules-common.ts';
import type { rulesCourte } from './en/rules-courte.ts';
import type { rulesStr8 } from './en/rules-str8.ts';
import type { rulesStraw } from './en/rules-straw.ts';

/** The words of a rules page; they are loaded with it alone. */
export type CommonRulesWords = typeof rulesCommon;
export type StrawRulesWords = typeof rulesStraw;
export type CourteRulesWords = typeof rulesCourte;
export type Str8RulesWords = typeof rulesStr8;
