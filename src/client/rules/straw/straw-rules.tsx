import type { JSX } from 'preact';
import type { StrawRulesWords } from '../../words/rules.ts';
import { GameRules } from '../game-rules.tsx';
import { WordTable } from '../word-table.tsx';
import { STRAW_BOOK } from './clauses.ts';
import { Break, Cards, End, LastStraw, Scoring, Turn } from './diagrams.tsx';

export function StrawRules({ says }: { readonly says: StrawRulesWords }): JSX.Element {
  return (
    <GameRules
      game="straw"
      says={says}
      book={STRAW_BOOK}
      sections={[
        ['turn', says.turn],
        ['cards', says.cards],
        ['break', says.break],
        ['straw', says.straw],
        ['scoring', says.scoring],
        ['end', says.end],
      ]}
      under={{ S2: <WordTable says={says.deck} /> }}
    >
      <Turn says={says} />
      <Cards says={says} />
      <Break says={says} />
      <LastStraw says={says} />
      <Scoring says={says} />
      <End says={says} />
    </GameRules>
  );
}
