import type { ComponentChildren, JSX } from 'preact';
import { CardPicture } from '../../../kit/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import type { CourtePailleRulesWords } from '../words/en/rules.ts';
import { clauseOf } from '../../../play/rules/clause-of.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';

interface Props {
  readonly says: CourtePailleRulesWords;
}

export function Coco({ says }: Props): JSX.Element {
  const nameOf = (clause: string) => clauseOf(says.book, clause)?.name;
  return (
    <section id="coco" tabIndex={-1}>
      <h2>{says.coco}</h2>
      <p>{says.cocoSays}</p>
      <div class="powers">
        <Power name={nameOf('C11')} says={says.lessonSays}>
          <Days cards={['sailor-9', 'captain-4', null, null, null, null, null]} marked={{ 4: 'off' }} />
        </Power>
        <Power name={nameOf('C12')} says={says.landSays}>
          <Days cards={['sailor-9', 'captain-4', null, null, null, null, null, null]} marked={{ 7: 'new' }} />
        </Power>
        <Power name={nameOf('C13')} says={says.carteSays}>
          <Days
            cards={['sailor-9', 'captain-4', null, 'cook-3', null, null, 'sailor-1']}
            marked={{ 3: 'seen', 6: 'seen' }}
          />
        </Power>
        <Power name={nameOf('C14')} says={says.sleepSays}>
          <Asleep />
        </Power>
      </div>
      <Exactly clauses={['C8', 'C11', 'C12', 'C13', 'C14']} says={says} />
    </section>
  );
}

interface PowerProps {
  readonly name: string | undefined;
  readonly says: string;
  readonly children: ComponentChildren;
}

function Power({ name, says, children }: PowerProps): JSX.Element {
  return (
    <div class="dia">
      <h3>{name}</h3>
      {children}
      <p class="small">{says}</p>
    </div>
  );
}

interface DaysProps {
  readonly cards: readonly (string | null)[];
  /** By place: thrown off, laid down, looked at. */
  readonly marked: Readonly<Record<number, 'off' | 'new' | 'seen'>>;
}

/** A small week. */
function Days({ cards, marked }: DaysProps): JSX.Element {
  return (
    <div class="days" aria-hidden="true">
      {cards.map((card, i) => (
        <span key={i} class={marked[i]}>
          <CardPicture game="courte-paille" card={card} />
          {marked[i] === 'seen' && (
            <span class="eye">
              <Icon name="eye" />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function Asleep(): JSX.Element {
  return (
    <div class="days">
      <span>
        <CardPicture game="courte-paille" card="sailor-8" />
      </span>
      <span>
        <CardPicture game="courte-paille" card="sailor-4" />
      </span>
      <b class="num">+</b>
      <span>
        <CardPicture game="courte-paille" card="coco-2" />
      </span>
      <b class="num">= 14</b>
    </div>
  );
}
