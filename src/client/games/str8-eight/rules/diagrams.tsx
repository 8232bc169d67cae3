import type { JSX } from 'preact';
import { faceOf } from '../art/faces.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { Svg } from '../../../kit/svg.tsx';
import type { Str8EightRulesWords } from '../words/en/rules.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';
import { Arrow, Legend, MarkedWords, Ring, SpotNumber, Step } from '../../../play/rules/figures.tsx';
import { timesTable } from './times-table.ts';

interface Props {
  readonly says: Str8EightRulesWords;
}

const CARD = '3x2';
/** Eight steps that work. */
export const STAIRS = ['2x1', '4x1', '3x2', '3x3', '4x3', '3x5', '4x5', '8x3'] as const;

/** What there is on a card. */
export function Cards({ says }: Props): JSX.Element {
  return (
    <section id="cards" tabIndex={-1}>
      <h2>{says.cards}</h2>
      <div class="dia anatomy">
        <div class="bigcard">
          <CardPicture game="str8-eight" card={CARD} />
          {says.anatomy.map((_, i) => (
            <SpotNumber key={i} number={i + 1} />
          ))}
        </div>
        <Legend says={says.anatomy} />
      </div>
      <Exactly clauses={['E2', 'E3', 'E7']} says={says} />
    </section>
  );
}

export function Follow({ says }: Props): JSX.Element {
  return (
    <section id="follow" tabIndex={-1}>
      <h2>{says.follow}</h2>
      <div class="dia times-dia">
        <Svg html={timesTable(says.times)} />
        <div>
          <p>
            <b class="display">{says.find}</b>
          </p>
          <p>{says.findSays}</p>
          <p class="small">{says.findMore}</p>
        </div>
      </div>
      <div class="dia stairs-dia">
        <h3>{says.steps}</h3>
        <div class="stairs" role="img" aria-label={says.stepsPicture}>
          {STAIRS.map((card, i) => (
            <span key={card} style={{ '--i': i }}>
              <CardPicture game="str8-eight" card={card} />
            </span>
          ))}
        </div>
        <p class="small num">{says.stepsSum}</p>
      </div>
      <Exactly clauses={['E4', 'E8']} says={says} />
    </section>
  );
}

export function Turn({ says }: Props): JSX.Element {
  return (
    <section id="turn" tabIndex={-1}>
      <h2>{says.turn}</h2>
      <div class="dia flow turn8">
        <figure>
          <span class="few">
            <CardPicture game="str8-eight" card={null} />
            <CardPicture game="str8-eight" card="8x5" />
          </span>
          <figcaption>
            <MarkedWords says={says.turnDraw} />
          </figcaption>
        </figure>
        <Arrow />
        <div class="either">
          <Step game="str8-eight" card="3x5" says={<b>{says.turnStep}</b>} />
          <span>{says.or}</span>
          <Step game="str8-eight" card="pass-left" says={<b>{says.turnPass}</b>} />
          <span>{says.or}</span>
          <Step game="str8-eight" card="6x8" says={<b>{says.turnAside}</b>} />
        </div>
      </div>
      <p>{says.turnSays}</p>
      <Exactly clauses={['E5', 'E6']} says={says} />
    </section>
  );
}

const FRAME = 'x="62" y="47" width="26" height="36.4" rx="2.4"';
const IN_THE_MIDDLE =
  `<clipPath id="held"><rect ${FRAME}/></clipPath><g clip-path="url(#held)">` +
  faceOf('pass-left').replace('<svg class="face"', '<svg x="62" y="47" width="26" height="36.4"') +
  `</g><rect ${FRAME} fill="none" stroke="var(--line-strong)" stroke-width=".7"/>`;

export function Pass({ says }: Props): JSX.Element {
  return (
    <section id="pass" class="two" tabIndex={-1}>
      <div class="dia ring-dia">
        <Ring
          seats={['cat', 'frog', 'hare', 'fox']}
          isClockwise
          arrows={[45, 135, 225, 315]}
          class="big"
          over={IN_THE_MIDDLE}
          says={says.passPicture}
        />
      </div>
      <div>
        <h2>{says.pass}</h2>
        <p>{says.passSays}</p>
        <p>{says.passMore}</p>
        <Exactly clauses={['E9', 'E13']} says={says} />
      </div>
    </section>
  );
}

export function Match({ says }: Props): JSX.Element {
  return (
    <section id="match" tabIndex={-1}>
      <h2>{says.match}</h2>
      <p>{says.matchSays}</p>
      <Exactly clauses={['E11', 'E16', 'E17']} says={says} />
    </section>
  );
}
