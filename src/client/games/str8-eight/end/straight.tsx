import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { celebration } from '../art/celebration.ts';
import { play } from '../../../kit/motion/sound.ts';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Button } from '../../../kit/button.tsx';
import { Svg } from '../../../kit/svg.tsx';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import { useWorld } from '../../../shell/world.ts';
import { Frame } from '../../../play/frame/frame.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { animateCelebrate, animateLight } from '../table/animation/animations.ts';
import { oneGroup } from '../../../../games/str8-eight/faces.ts';
import { sumsOf } from '../table/log/sums.ts';
import { targetOf, type Str8EightContext } from '../table/context.ts';
import type { Completed } from '../../../../games/str8-eight/events.ts';
import type { HandEnd } from '../table/animation/animator.tsx';
import { Stair } from '../table/stairs/stair.tsx';

interface Props extends EndProps<HandEnd, Str8EightContext> {
  readonly completed: Completed;
}

/** All eight of one colour: rays, lights and paper stars, and the sum. */
export function Straight({ session, state, context, end, completed, onClose }: Props): JSX.Element {
  const { settings } = useWorld();
  const { str8Eight } = context;
  const { seat } = completed;
  const sequence = end.scored.sequences[seat]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const backdrop = useMemo(() => celebration(), []);
  useEffect(() => {
    heading.current?.focus();
    animateCelebrate(document.querySelector('.rays'));
    void animateLight(document.querySelector('.mine8 .stair'), 1);
    if (seat === context.you) play('win', settings);
  }, []);
  return (
    <Frame
      session={session}
      state={state}
      classes="t-straight"
      middle={
        <>
          <span class="pill">{str8Eight.hand(end.hand)}</span>
          <span class="pill wide">{str8Eight.target(targetOf(context))}</span>
        </>
      }
    >
      <Svg html={backdrop} />
      <section class="cheer" aria-label={str8Eight.cheer}>
        <p class="kick">{str8Eight.allOf(oneGroup(sequence) ?? 0)}</p>
        <h2 class="quietfocus" tabIndex={-1} ref={heading}>
          {str8Eight.cheer}
        </h2>
      </section>
      <section class="mine8" aria-label={str8Eight.sequence(whoIn(context, seat))}>
        <Stair sequence={sequence} str8Eight={str8Eight} />
      </section>
      <main class="tray">
        <Sum context={context} end={end} seat={seat} />
        <div class="actions">
          <Button kind="primary" big icon="arrow" onClick={onClose}>
            {str8Eight.toScores}
          </Button>
        </div>
      </main>
    </Frame>
  );
}

interface SumProps {
  readonly context: Str8EightContext;
  readonly end: HandEnd;
  readonly seat: number;
}

/** The own steps and everybody else's make the whole. */
function Sum({ context, end, seat }: SumProps): JSX.Element {
  const { str8Eight } = context;
  const who = whoIn(context, seat);
  const sums = sumsOf(end.scored);
  const others = [...sums.keys()].filter((other) => other !== seat);
  const costs = others.map((other) => str8Eight.costsOne(whoIn(context, other), sums[other]!.hand));
  return (
    <div class="s8">
      <span class="me">
        <Animal name={animalOf(seat)} />
      </span>
      <div class="s8t">
        <p class="s8eq">
          <span>
            <b class="num">{sums[seat]!.steps}</b>
            {who.isYou ? str8Eight.yourSteps : str8Eight.stepsOf(who)}
          </span>
          {others.map((other) => (
            <span key={other} class="s8more">
              <i>+</i>
              <span>
                <b class="num">{sums[other]!.steps}</b>
                {other === context.you ? str8Eight.yourSteps : str8Eight.stepsOf(whoIn(context, other))}
              </span>
            </span>
          ))}
          <span class="s8more">
            <i>=</i>
            <span class="big8">
              <b class="num">{end.scored.points[seat]}</b>
              {str8Eight.forWho(who)}
            </span>
          </span>
        </p>
        <p class="small s8n">
          {str8Eight.costs(who, costs)} <ClauseLink clause="E14" />
        </p>
      </div>
    </div>
  );
}
