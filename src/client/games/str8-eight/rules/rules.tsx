import type { JSX } from 'preact';
import { Definitions } from '../../../kit/sprite.tsx';
import { addLook } from '../art/look.ts';
import { GROUP_PATTERNS } from '../art/groups.ts';
import type { Str8EightRulesWords } from '../words/en/rules.ts';
import { GameRules } from '../../../play/rules/game-rules.tsx';
import { Cards, Follow, Match, Pass, Turn } from './diagrams.tsx';
import { Scoring } from './scoring.tsx';
import './rules.css';
import { allFollowers } from '../../../../games/str8-eight/faces.ts';

addLook();

export function Str8EightRules({ says }: { readonly says: Str8EightRulesWords }): JSX.Element {
  return (
    <>
      <Definitions html={GROUP_PATTERNS} />
      <GameRules
        game="str8-eight"
        says={says}
        sections={[
          ['cards', says.cards],
          ['follow', says.follow],
          ['turn', says.turn],
          ['pass', says.pass],
          ['scoring', says.scoring],
          ['match', says.match],
        ]}
        under={{ E4: <Followers says={says} /> }}
      >
        <Cards says={says} />
        <Follow says={says} />
        <Turn says={says} />
        <Pass says={says} />
        <Scoring says={says} />
        <Match says={says} />
      </GameRules>
    </>
  );
}

/** The table of what may follow. */
function Followers({ says }: { readonly says: Str8EightRulesWords }): JSX.Element {
  return (
    <ul class="followers">
      {allFollowers().map(([number, next]) => (
        <li key={number}>
          <span class="sr">{says.followers(number, next)}</span>
          <span aria-hidden="true">
            <b class="num">{number}</b> {next.length === 0 ? says.nothing : next.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
