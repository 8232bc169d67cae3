import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Snapshot } from '../../protocol/table.ts';
import type { LaterPage } from '../shell/later.tsx';
import type { Language } from '../words/languages.ts';
import type { LessonDeal } from './lesson/deal.ts';
import type { TableProps } from './game-table.tsx';
import type { Match } from './review/review-display.ts';

/** A game as the client knows it before anything of it is loaded. */
export interface ClientGame {
  /** As everywhere: `courte-paille`. */
  readonly id: string;
  /** What the names of its clauses begin with. */
  readonly clauses: string;
  /** The address of the picture on its poster: a file, since nothing in it ever moves. */
  readonly poster: string;
  /** The facts from which its words say where a match stands. */
  stands(snapshot: Snapshot): readonly (number | null)[];
  /** In its banner, in the place of the poster. */
  readonly Emblem?: () => JSX.Element;
  readonly Table: LaterPage<TableProps>;
  readonly Review: LaterPage<{ readonly match: Match }>;
  /** The cards of its lesson. */
  readonly lesson?: () => Promise<LessonDeal>;
  /** How it is played, in a language. */
  rules(language: Language): Promise<JSX.Element>;
}

/** The games that there are: handed in from above, since what all tables share knows none of them. */
export const GamesContext = createContext<readonly ClientGame[]>([]);

export function useGames(): readonly ClientGame[] {
  return useContext(GamesContext);
}

/** Whose clause it is: its first letter tells. */
export function gameOfClause(clause: string, games: readonly ClientGame[]): ClientGame | undefined {
  return games.find(({ clauses }) => clause !== '' && clause.startsWith(clauses));
}
