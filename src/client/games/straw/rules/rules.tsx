import type { JSX } from 'preact';
import { GAUGE_PATTERNS } from '../art/gauge.ts';
import { addLook } from '../art/look.ts';
import { Definitions } from '../../../kit/sprite.tsx';
import { InWords } from '../table/words.ts';
import type { StrawRulesWords } from '../words/en/rules.ts';
import { GameRules } from '../../../play/rules/game-rules.tsx';
import { Break, Cards, End, LastStraw, Scoring, Turn } from './diagrams.tsx';

addLook();

export function StrawRules({ says }: { readonly says: StrawRulesWords }): JSX.Element {
  return (
    <InWords>
      <Definitions html={GAUGE_PATTERNS} />
      <GameRules
        game="straw"
        says={says}
        sections={[
          ['turn', says.turn],
          ['cards', says.cards],
          ['break', says.break],
          ['straw', says.straw],
          ['scoring', says.scoring],
          ['end', says.end],
        ]}
      >
        <Turn says={says} />
        <Cards says={says} />
        <Break says={says} />
        <LastStraw says={says} />
        <Scoring says={says} />
        <End says={says} />
      </GameRules>
    </InWords>
  );
}
