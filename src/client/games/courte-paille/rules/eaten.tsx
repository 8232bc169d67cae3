import type { JSX } from 'preact';
import { medal } from '../art/portraits.ts';
import { PAINTS, signOf } from '../art/signs.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Svg } from '../../../kit/svg.tsx';
import type { CourtePailleRulesWords } from '../words/en/rules.ts';
import { Exactly } from '../../../play/rules/exactly.tsx';
import './eaten.css';

interface Props {
  readonly says: CourtePailleRulesWords;
}

/** The first is eaten. */
const PLATE = [
  ['sailor', 10],
  ['cook', 9],
  ['lookout', 7],
  ['fortune-teller', 5],
  ['captain', 4],
] as const;

export function Eaten({ says }: Props): JSX.Element {
  return (
    <section id="eaten" tabIndex={-1}>
      <h2>{says.eaten}</h2>
      <div class="two top">
        <OnThePlate says={says} />
        <Level says={says} />
      </div>
      <Exactly clauses={['C15', 'C16', 'C17', 'C18']} says={says} />
    </section>
  );
}

function OnThePlate({ says }: Props): JSX.Element {
  return (
    <div class="dia">
      <h3>{says.plate}</h3>
      <ol class="totals">
        {PLATE.map(([who, total], i) => (
          <li key={who} class={classNames(i === 0 && 'eaten')}>
            <Svg html={medal(who, i === 0 ? 2 : 0)} />
            <span>{says.castaway(who)}</span>
            <span class="bar">
              <i style={{ width: `${total * 10}%`, background: PAINTS[who].bg }} />
            </span>
            <Svg html={signOf(who)} />
            <b class="num">{total}</b>
          </li>
        ))}
      </ol>
      <p class="small">{says.plateSays}</p>
    </div>
  );
}

/** Two with as many points. */
function Level({ says }: Props): JSX.Element {
  return (
    <div class="dia">
      <h3>{says.equal}</h3>
      <p class="level">
        <b aria-hidden="true">=</b> {says.equalBoth}
      </p>
      <ol class="ties">
        <li>
          <Svg html={signOf('sailor')} />
          <span>{says.castaway('sailor')}</span>
          <b class="num">14 : 14</b>
        </li>
        <li class="won">
          <Svg html={signOf('cook')} />
          <span>{says.equalNext}</span>
          <b class="num">9 : 5</b>
        </li>
      </ol>
      <p class="small">{says.equalSays}</p>
    </div>
  );
}
