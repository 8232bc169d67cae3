import { Fragment, type JSX } from 'preact';
import { num } from '../../../kit/art/common.ts';
import { SHARK } from '../art/signs.ts';
import { Animal } from '../../../kit/animal.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Pile } from '../../../kit/pile.tsx';
import type { CourtePailleRulesWords } from '../words/en/rules.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';
import { Arrow, Legend, MarkedWords, Ring, SpotNumber, Step } from '../../../play/rules/figures.tsx';
import { RING_PLACES } from '../../../play/rules/ring.ts';

interface Props {
  readonly says: CourtePailleRulesWords;
}

const WEEK = ['sailor-9', 'captain-4', null, null, null, null, null] as const;
const TODAY = 1;
const MENU = ['fortune-teller-3', 'sailor-5', 'lookout-8', 'cook-4', 'cabin-boy-7'] as const;
const LEFT_TO_DRAW = 22;

/** The T: the week across, the menu down from its middle. */
export function Raft({ says }: Props): JSX.Element {
  return (
    <section id="raft" tabIndex={-1}>
      <h2>{says.raft}</h2>
      <div class="dia tee">
        <p class="sr">{says.raftPicture}</p>
        <div class="tee-week" aria-hidden="true">
          <SpotNumber number={1} />
          {WEEK.map((card, i) => (
            <div key={i} class={classNames(i === TODAY && 'today')}>
              <span>{says.dayShort(i + 1)}</span>
              <CardPicture game="courte-paille" card={card} />
            </div>
          ))}
        </div>
        <div class="tee-pile" aria-hidden="true">
          <SpotNumber number={3} />
          <Pile game="courte-paille" top={null} count={LEFT_TO_DRAW} label="" />
        </div>
        <div class="tee-menu" aria-hidden="true">
          <SpotNumber number={2} />
          {MENU.map((card) => (
            <CardPicture key={card} game="courte-paille" card={card} />
          ))}
        </div>
        <Legend says={says.raftParts} />
      </div>
      <Exactly clauses={['C4']} says={says} />
    </section>
  );
}

const ROUND = [null, 'lookout-1', 'sailor-5', 'cook-6'] as const;

export function Round({ says }: Props): JSX.Element {
  return (
    <section id="round" tabIndex={-1}>
      <h2>{says.round}</h2>
      <div class="dia flow four">
        {ROUND.map((card, i) => (
          <Fragment key={i}>
            {i > 0 && <Arrow />}
            <Step game="courte-paille" card={card} says={<MarkedWords says={says.roundSteps[i] ?? []} />} />
          </Fragment>
        ))}
      </div>
      <Exactly clauses={['C5', 'C7', 'C9', 'C10']} says={says} />
    </section>
  );
}

const ORDER = [
  ['owl', 'cook-2'],
  ['hare', 'coco-2'],
  ['fox', 'captain-5'],
  ['bear', 'cabin-boy-8'],
] as const;
const FROM_THE_SHARK =
  SHARK.replace('<svg class="shark"', '<svg x="25" y="1" width="30" height="25"') +
  RING_PLACES.map(
    ([x, y], i) =>
      `<circle cx="${x + 14}" cy="${y - 14}" r="8" fill="var(--ink)"/>` +
      num(i + 1, { x: x + 14, y: y - 10, size: 12, fill: 'var(--paper-up)', isCentred: true }),
  ).join('');

export function First({ says }: Props): JSX.Element {
  return (
    <section id="first" class="two" tabIndex={-1}>
      <div>
        <h2>{says.first}</h2>
        <p>{says.firstLow}</p>
        <p>{says.firstEqual}</p>
        <Exactly clauses={['C3', 'C6']} says={says} />
      </div>
      <div class="dia order-dia">
        <Ring
          seats={['owl', 'bear', 'hare', 'fox']}
          isClockwise
          arrows={[46, 129, 226]}
          class="big"
          over={FROM_THE_SHARK}
        />
        <p class="small">{says.firstPicture}</p>
        <ol aria-hidden="true">
          {ORDER.map(([animal, card], i) => (
            <li key={animal}>
              <CardPicture game="courte-paille" card={card} />
              <span>
                <Animal name={animal} />
                <b class="num">{i + 1}</b>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const WEEKS = [7, 6, 5, 4, 3];

export function Long({ says }: Props): JSX.Element {
  return (
    <section id="long" tabIndex={-1}>
      <h2>{says.long}</h2>
      <div class="dia long-dia">
        <div class="shrinking" role="img" aria-label={says.longPicture}>
          {WEEKS.map((days) => (
            <span key={days} style={{ '--days': days }}>
              <i />
              <b class="num">{days}</b>
            </span>
          ))}
        </div>
        <p>{says.longSays}</p>
      </div>
      <Exactly clauses={['C20', 'C22', 'C24', 'C25']} says={says} />
    </section>
  );
}
