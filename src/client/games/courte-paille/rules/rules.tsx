import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import type { CourteRulesWords } from '../words/en/rules.ts';
import { Example } from '../../../play/rules/figures.tsx';
import { GameRules } from '../../../play/rules/game-rules.tsx';
import { WordTable } from '../../../play/rules/word-table.tsx';
import { COURTE_BOOK } from './clauses.ts';
import { Coco } from './coco.tsx';
import './rules.css';
import { Eaten } from './eaten.tsx';
import { First, Long, Raft, Round } from './diagrams.tsx';

addLook();

export function CourteRules({ says }: { readonly says: CourteRulesWords }): JSX.Element {
  return (
    <GameRules
      game="courte-paille"
      says={says}
      book={COURTE_BOOK}
      sections={[
        ['raft', says.raft],
        ['round', says.round],
        ['first', says.first],
        ['coco', says.coco],
        ['eaten', says.eaten],
        ['long', says.long],
      ]}
      under={{ C2: <WordTable says={says.deck} /> }}
      examples={{ end: <Example says={says.example} /> }}
    >
      <Raft says={says} />
      <Round says={says} />
      <First says={says} />
      <Coco says={says} />
      <Eaten says={says} />
      <Long says={says} />
    </GameRules>
  );
}
