import type { JSX } from 'preact';
import { courteFace } from '../../art/courte-faces.ts';
import { addFaces } from '../../parts/card.tsx';
import type { CourteRulesWords } from '../../words/rules.ts';
import { Example } from '../figures.tsx';
import { GameRules } from '../game-rules.tsx';
import { WordTable } from '../word-table.tsx';
import { COURTE_BOOK } from './clauses.ts';
import { Coco } from './coco.tsx';
import './courte.css';
import { Eaten } from './eaten.tsx';
import { First, Long, Raft, Round } from './diagrams.tsx';

addFaces('courte', courteFace);

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
