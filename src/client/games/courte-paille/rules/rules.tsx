import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import type { CourtePailleRulesWords } from '../words/en/rules.ts';
import { GameRules } from '../../../play/rules/game-rules.tsx';
import { Coco } from './coco.tsx';
import './rules.css';
import { Eaten } from './eaten.tsx';
import { First, Long, Raft, Round } from './diagrams.tsx';

addLook();

export function CourtePailleRules({ says }: { readonly says: CourtePailleRulesWords }): JSX.Element {
  return (
    <GameRules
      game="courte-paille"
      says={says}
      sections={[
        ['raft', says.raft],
        ['round', says.round],
        ['first', says.first],
        ['coco', says.coco],
        ['eaten', says.eaten],
        ['long', says.long],
      ]}
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
