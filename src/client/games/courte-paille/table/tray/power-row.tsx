import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../../kit/icon.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { nudge } from '../../../../kit/motion/fly.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { Svg } from '../../../../kit/svg.tsx';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import { PACES } from '../../../../shell/settings.ts';
import { useWorld } from '../../../../shell/world.ts';
import { POWER_PICTURES } from '../../art/powers.ts';
import { animateFeather } from '../animation/animations.tsx';
import { Sign } from '../castaway-marks.tsx';
import type { PowerOffer } from './coco-powers.ts';

interface Props {
  readonly offer: PowerOffer;
  readonly says: readonly [name: string, text: string];
  readonly isOn: boolean;
  onPick(): void;
}

/** One thing that Coco can do, or why it cannot. */
export function PowerRow({ offer: { power, lock }, says: [name, text], isOn, onPick }: Props): JSX.Element {
  const { settings } = useWorld();
  const isLocked = lock !== undefined;
  const pick = (element: Element): void => {
    if (!isLocked) return onPick();
    nudge(element);
    play('no', settings);
  };
  return (
    <li>
      <button
        type="button"
        class={classNames('power', isOn && 'on', isLocked && 'no')}
        aria-pressed={isOn}
        aria-disabled={isLocked ? 'true' : undefined}
        onClick={(event) => pick(event.currentTarget)}
      >
        <Svg html={POWER_PICTURES[power]} class="part" />
        <span>
          <b class="display">{name}</b>
          <span class="small">{isLocked ? lock.says : text}</span>
        </span>
        {isOn && <Icon name="check" />}
        {isOn && <Feather pace={PACES[settings.pace]} />}
        {isLocked && <Icon name="lock" />}
      </button>
      {isLocked && lock.clause !== undefined && <ClauseLink clause={lock.clause} />}
    </li>
  );
}

/** It drifts across the power that was chosen. */
function Feather({ pace }: { readonly pace: number }): JSX.Element {
  const feather = useRef<HTMLSpanElement>(null);
  useEffect(() => void animateFeather(feather.current, pace), []);
  return (
    <span class="feather" aria-hidden="true" ref={feather}>
      <Sign who="coco" />
    </span>
  );
}
