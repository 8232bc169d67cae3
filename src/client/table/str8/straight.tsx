import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { celebration } from '../../art/str8-scenes.ts';
import { play } from '../../motion/sound.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { Button } from '../../parts/button.tsx';
import { Svg } from '../../parts/svg.tsx';
import { ClauseLink } from '../../rules/clause-link.tsx';
import { useWorld } from '../../world.ts';
import { Frame } from '../frame.tsx';
import type { EndProps } from '../game-table.tsx';
import { whoIn } from '../scene.ts';
import { celebrateAct, lightAct } from './acts.ts';
import { oneGroup } from './cards.ts';
import { sumsOf } from './log.ts';
import { targetOf, type Str8Scene } from './scene.ts';
import type { Completed } from './shapes.ts';
import type { HandEnd } from './staging.tsx';
import { Stair } from './stair.tsx';

interface Props extends EndProps<HandEnd, Str8Scene> {
  readonly completed: Completed;
}

/** All eight of one colour: rays, lights and paper stars, and the sum. */
export function Straight({ sitting, standing, scene, end, completed, onClose }: Props): JSX.Element {
  const { settings } = useWorld();
  const { str8 } = scene;
  const { seat } = completed;
  const sequence = end.scored.sequences[seat]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const backdrop = useMemo(() => celebration(), []);
  useEffect(() => {
    heading.current?.focus();
    celebrateAct(document.querySelector('.rays'));
    void lightAct(document.querySelector('.mine8 .stair'), 1);
    if (seat === scene.you) play('win', settings);
  }, []);
  return (
    <Frame
      sitting={sitting}
      standing={standing}
      classes="t-straight"
      middle={
        <>
          <span class="pill">{str8.hand(end.hand)}</span>
          <span class="pill wide">{str8.target(targetOf(scene))}</span>
        </>
      }
    >
      <Svg html={backdrop} />
      <section class="cheer" aria-label={str8.cheer}>
        <p class="kick">{str8.allOf(oneGroup(sequence) ?? 0)}</p>
        <h2 class="quietfocus" tabIndex={-1} ref={heading}>
          {str8.cheer}
        </h2>
      </section>
      <section class="mine8" aria-label={str8.sequence(whoIn(scene, seat))}>
        <Stair sequence={sequence} str8={str8} />
      </section>
      <main class="tray">
        <Sum scene={scene} end={end} seat={seat} />
        <div class="actions">
          <Button kind="primary" big icon="arrow" onClick={onClose}>
            {str8.toScores}
          </Button>
        </div>
      </main>
    </Frame>
  );
}

interface SumProps {
  readonly scene: Str8Scene;
  readonly end: HandEnd;
  readonly seat: number;
}

/** The own steps and everybody else's make the whole. */
function Sum({ scene, end, seat }: SumProps): JSX.Element {
  const { str8 } = scene;
  const who = whoIn(scene, seat);
  const sums = sumsOf(end.scored);
  const others = [...sums.keys()].filter((other) => other !== seat);
  const costs = others.map((other) => str8.costsOne(whoIn(scene, other), sums[other]!.hand));
  return (
    <div class="s8">
      <span class="me">
        <Animal name={animalOf(seat)} />
      </span>
      <div class="s8t">
        <p class="s8eq">
          <span>
            <b class="num">{sums[seat]!.steps}</b>
            {who.isYou ? str8.yourSteps : str8.stepsOf(who)}
          </span>
          {others.map((other) => (
            <span key={other} class="s8more">
              <i>+</i>
              <span>
                <b class="num">{sums[other]!.steps}</b>
                {other === scene.you ? str8.yourSteps : str8.stepsOf(whoIn(scene, other))}
              </span>
            </span>
          ))}
          <span class="s8more">
            <i>=</i>
            <span class="big8">
              <b class="num">{end.scored.points[seat]}</b>
              {str8.forWho(who)}
            </span>
          </span>
        </p>
        <p class="small s8n">
          {str8.costs(who, costs)} <ClauseLink clause="E14" />
        </p>
      </div>
    </div>
  );
}
