import type { JSX } from 'preact';
import { useWords } from '../table/words.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { Camel, Gauge } from '../art/camel-picture.tsx';
import type { StrawRulesWords } from '../words/en/rules.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';
import { Arrow, Ring, Scorer, Step } from '../../../play/rules/figures.tsx';

interface Props {
  readonly says: StrawRulesWords;
}

export function Turn({ says }: Props): JSX.Element {
  const straw = useWords();
  return (
    <section id="turn" tabIndex={-1}>
      <h2>{says.turn}</h2>
      <div class="dia flow">
        <Step game="straw" card="item-6" says={says.turnLoad} />
        <Arrow />
        <figure>
          <Camel weight={30} cards={['item-9', 'item-6']} label={straw.carries(30)} />
          <figcaption>{says.turnTotal}</figcaption>
        </figure>
        <Arrow />
        <Step game="straw" card={null} says={says.turnDraw} />
      </div>
      <p>{says.turnSays}</p>
      <Exactly clauses={['S3', 'S4', 'S5', 'S11']} says={says} />
    </section>
  );
}

const SEATS = ['fox', 'owl', 'hare', 'bear'] as const;
const KINDS = [
  ['item', 'item-8'],
  ['carpet', 'carpet-4'],
  ['lamp', 'lamp'],
  ['copy', 'copy'],
  ['reverse', 'reverse'],
  ['straw', 'straw'],
] as const;

export function Cards({ says }: Props): JSX.Element {
  return (
    <section id="cards" tabIndex={-1}>
      <h2>{says.cards}</h2>
      <ul class="kinds">
        {KINDS.map(([kind, card]) => (
          <li key={kind}>
            <CardPicture game="straw" card={card} />
            <p>
              <b>{says.kinds[kind][0]}</b> {says.kinds[kind][1]}
            </p>
          </li>
        ))}
      </ul>
      <Exactly clauses={['S2', 'S6', 'S7', 'S8', 'S9']} says={says} />
      <div class="two">
        <div>
          <h3>{says.copySteps}</h3>
          <div class="dia flow sm">
            <Step game="straw" card="item-4" says={says.copyFirst} />
            <Arrow />
            <Step game="straw" card="copy" says={says.copyAgain} />
            <Arrow />
            <Step game="straw" card="copy" says={says.copyAgain} />
          </div>
        </div>
        <div>
          <h3>{says.reverse}</h3>
          <div class="dia flow sm">
            <Ring seats={SEATS} isClockwise arrows={[45, 225]} says={says.before} />
            <Arrow />
            <Ring seats={SEATS} isClockwise={false} arrows={[-45, 135]} says={says.after} />
          </div>
        </div>
      </div>
    </section>
  );
}

export function Break({ says }: Props): JSX.Element {
  const straw = useWords();
  return (
    <section id="break" class="two" tabIndex={-1}>
      <div class="dia g">
        <Gauge total={46} preview={53} label={straw.gauge} />
        <figure>
          <CardPicture game="straw" card="item-7" />
          <figcaption class="num">{says.breakSum}</figcaption>
        </figure>
      </div>
      <div>
        <h2>{says.break}</h2>
        <p>
          {says.breakSays} <b>{says.breakWho}</b>
        </p>
        <Exactly clauses={['S12', 'S13']} says={says} />
      </div>
    </section>
  );
}

export function LastStraw({ says }: Props): JSX.Element {
  const straw = useWords();
  return (
    <section id="straw" class="two" tabIndex={-1}>
      <div class="dia g">
        <Gauge total={50} label={straw.gauge} />
        <CardPicture game="straw" card="straw" />
      </div>
      <div>
        <h2>{says.straw}</h2>
        <p>
          {says.strawSays} <b>{says.strawOnly}</b>
        </p>
        <Exactly clauses={['S10', 'S14']} says={says} />
      </div>
    </section>
  );
}

export function Scoring({ says }: Props): JSX.Element {
  return (
    <section id="scoring" tabIndex={-1}>
      <h2>{says.scoring}</h2>
      <div class="dia flow sum">
        <Step game="straw" card="item-10" says="10" />
        <Step game="straw" card="item-9" says="+ 9" />
        <Step game="straw" card="copy" says="+ 0" />
        <Step game="straw" card="carpet-2" says="− 2" />
        <b class="num eqs">= 17</b>
      </div>
      <p>{says.scoringSays}</p>
      <div class="two">
        <div>
          <h3>{says.brokenBy}</h3>
          <div class="dia flow sm">
            <Scorer animal="owl" points={says.nothing} says={says.breaker} isBreaker />
            <Scorer animal="fox" points="+17" />
            <Scorer animal="hare" points="+9" />
            <Scorer animal="bear" points="−3" />
          </div>
        </div>
        <div>
          <h3>{says.strawBy}</h3>
          <div class="dia flow sm">
            <Scorer animal="owl" points="+12" says={says.strawPlayer} isBreaker />
            <Scorer animal="fox" points={says.nothing} />
            <Scorer animal="hare" points={says.nothing} />
            <Scorer animal="bear" points={says.nothing} />
          </div>
        </div>
      </div>
      <Exactly clauses={['S13', 'S14']} says={says} />
    </section>
  );
}

export function End({ says }: Props): JSX.Element {
  return (
    <section id="end" tabIndex={-1}>
      <h2>{says.end}</h2>
      <div class="dia flow sm">
        <Scorer animal="fox" says={says.deals(1)} />
        <Arrow />
        <Scorer animal="owl" says={says.deals(2)} />
        <Arrow />
        <Scorer animal="hare" says={says.deals(3)} />
      </div>
      <p>{says.endSays}</p>
      <Exactly clauses={['S15', 'S16', 'S16a', 'S17']} says={says} />
    </section>
  );
}
