import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Completed } from '../../../../games/str8-eight/events.ts';
import { oneGroup } from '../../../../games/str8-eight/faces.ts';
import { Button } from '../../../kit/button.tsx';
import { placeOf } from '../../../kit/motion/places.ts';
import { play } from '../../../kit/motion/sound.ts';
import { Svg } from '../../../kit/svg.tsx';
import { Frame } from '../../../play/frame/frame.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { useWorld } from '../../../shell/world.ts';
import { celebration } from '../art/celebration.ts';
import { animateLight } from '../table/animation/animations.ts';
import type { HandEnd } from '../table/animation/hand-end.ts';
import { ownSteps, STR8_EIGHT_PLACES } from '../table/animation/places.ts';
import type { Str8EightContext } from '../table/context.ts';
import { HandPills } from '../table/hand-pills.tsx';
import { Mountain } from '../table/stairs/mountain.tsx';
import { animateCelebration } from './animate-celebration.ts';
import { StraightSum } from './straight-sum.tsx';

interface Props extends EndProps<HandEnd, Str8EightContext> {
  readonly completed: Completed;
}

/** All eight of one colour: lights and paper stars, and the sum. */
export function Straight({ session, state, context, end, completed: { seat }, onClose }: Props): JSX.Element {
  const { settings } = useWorld();
  const { str8Eight } = context;
  const sequence = end.scored.sequences[seat]!;
  const backdrop = useMemo(() => celebration(), []);
  useEffect(() => {
    animateCelebration(placeOf(STR8_EIGHT_PLACES.stars)?.firstElementChild);
    void animateLight(ownSteps(sequence.length), 1);
    if (seat === context.you) play('win', settings);
  }, []);
  return (
    <Frame
      session={session}
      state={state}
      classes="t-straight"
      middle={<HandPills hand={end.hand} context={context} />}
    >
      <Svg html={backdrop} place={STR8_EIGHT_PLACES.stars} />
      <Cheer group={oneGroup(sequence) ?? 0} str8Eight={str8Eight} />
      <section class="mine8" aria-label={str8Eight.sequence(whoIn(context, seat))}>
        <Mountain sequence={sequence} str8Eight={str8Eight} />
      </section>
      <main class="tray">
        <StraightSum context={context} scored={end.scored} seat={seat} />
        <div class="actions">
          <Button kind="primary" big icon="arrow" onClick={onClose}>
            {str8Eight.toScores}
          </Button>
        </div>
      </main>
    </Frame>
  );
}

interface CheerProps {
  readonly group: number;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

function Cheer({ group, str8Eight }: CheerProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="cheer" aria-label={str8Eight.cheer}>
      <p class="kick">{str8Eight.allOf(group)}</p>
      <h2 class="quietfocus" tabIndex={-1} ref={heading}>
        {str8Eight.cheer}
      </h2>
    </section>
  );
}
