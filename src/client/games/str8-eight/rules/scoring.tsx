import type { ComponentChildren, JSX } from 'preact';
import { CardPicture } from '../../../kit/card.tsx';
import type { Str8EightRulesWords } from '../words/en/rules.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';
import { STAIRS } from './diagrams.tsx';

const HELD = ['2x7', '6x8', 'pass-left'] as const;
const ONE_COLOUR = ['5x1', '5x2', '5x3', '5x4', '5x5', '5x6', '5x7', '5x8'] as const;

/** Three scores. */
export function Scoring({ says }: { readonly says: Str8EightRulesWords }): JSX.Element {
  return (
    <section id="scoring" tabIndex={-1}>
      <h2>{says.scoring}</h2>
      <div class="scores">
        <Score title={says.winner} sum={says.winnerSum} says={says.winnerSays}>
          <Few cards={STAIRS} />
        </Score>
        <Score title={says.others} sum={says.othersSum} says={says.othersSays}>
          <Few cards={HELD} />
        </Score>
        <Score title={says.straight} sum={says.straightSum} says={says.straightSays}>
          <Few cards={ONE_COLOUR} />
        </Score>
      </div>
      <Exactly clauses={['E12', 'E13', 'E14']} says={says} />
    </section>
  );
}

interface ScoreProps {
  readonly title: string;
  readonly sum: string;
  readonly says: string;
  readonly children?: ComponentChildren;
}

function Score({ title, sum, says, children }: ScoreProps): JSX.Element {
  return (
    <div class="dia">
      <h3>{title}</h3>
      <p class="num sum8">{sum}</p>
      {children}
      <p class="small">{says}</p>
    </div>
  );
}

function Few({ cards }: { readonly cards: readonly string[] }): JSX.Element {
  return (
    <span class="few">
      {cards.map((card) => (
        <CardPicture key={card} game="str8-eight" card={card} />
      ))}
    </span>
  );
}
