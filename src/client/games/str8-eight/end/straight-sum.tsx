import type { JSX } from 'preact';
import type { Scored } from '../../../../games/str8-eight/events.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { Str8EightContext } from '../table/context.ts';
import { sumsOf } from '../table/log/sums.ts';

interface Props {
  readonly context: Str8EightContext;
  readonly scored: Scored;
  /** Whose Str8 Eight it is. */
  readonly seat: number;
}

/** The own steps and everybody else's make the whole. */
export function StraightSum({ context, scored, seat }: Props): JSX.Element {
  const { str8Eight } = context;
  const sums = sumsOf(scored);
  const others = [...sums.keys()].filter((other) => other !== seat);
  const costs = others.map((other) => str8Eight.costsOne(whoIn(context, other), sums[other]!.hand));
  return (
    <div class="s8">
      <span class="me">
        <Animal name={animalOf(seat)} />
      </span>
      <div class="s8t">
        <p class="s8eq">
          <Steps context={context} seat={seat} steps={sums[seat]!.steps} />
          {others.map((other) => (
            <span key={other} class="s8more">
              <i>+</i>
              <Steps context={context} seat={other} steps={sums[other]!.steps} />
            </span>
          ))}
          <span class="s8more">
            <i>=</i>
            <span class="big8">
              <b class="num">{scored.points[seat]}</b>
              {str8Eight.forWho(whoIn(context, seat))}
            </span>
          </span>
        </p>
        <p class="small s8n">
          {str8Eight.costs(whoIn(context, seat), costs)} <ClauseLink clause="E14" />
        </p>
      </div>
    </div>
  );
}

interface StepsProps {
  readonly context: Str8EightContext;
  readonly seat: number;
  readonly steps: number;
}

function Steps({ context, seat, steps }: StepsProps): JSX.Element {
  const { str8Eight } = context;
  const who = whoIn(context, seat);
  return (
    <span>
      <b class="num">{steps}</b>
      {who.isYou ? str8Eight.yourSteps : str8Eight.stepsOf(who)}
    </span>
  );
}
