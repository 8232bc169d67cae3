import type { JSX } from 'preact';
import { str8Face } from '../../art/str8-faces.ts';
import { GROUP_PATTERNS } from '../../art/str8-groups.ts';
import { addFaces } from '../../parts/card.tsx';
import type { Str8RulesWords } from '../../words/rules.ts';
import { Example } from '../figures.tsx';
import { GameRules } from '../game-rules.tsx';
import { STR8_BOOK } from './clauses.ts';
import { Cards, Follow, Match, Pass, Turn } from './diagrams.tsx';
import { Scoring } from './scoring.tsx';
import './str8.css';
import { followers } from './times.ts';

addFaces('str8', str8Face);

export function Str8Rules({ says }: { readonly says: Str8RulesWords }): JSX.Element {
  return (
    <>
      <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${GROUP_PATTERNS}</defs>` }} />
      <GameRules
        game="str8-eight"
        says={says}
        book={STR8_BOOK}
        sections={[
          ['cards', says.cards],
          ['follow', says.follow],
          ['turn', says.turn],
          ['pass', says.pass],
          ['scoring', says.scoring],
          ['match', says.match],
        ]}
        under={{ E4: <Followers says={says} /> }}
        examples={{ points: <Example says={says.example} /> }}
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
function Followers({ says }: { readonly says: Str8RulesWords }): JSX.Element {
  return (
    <ul class="followers">
      {followers().map(([number, next]) => (
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
