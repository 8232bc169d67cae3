import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../../shell/world.ts';
import { POWER_PICTURES } from '../art/powers.ts';
import { nudge } from '../../../kit/motion/fly.ts';
import { play } from '../../../kit/motion/sound.ts';
import { Button } from '../../../kit/button.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Svg } from '../../../kit/svg.tsx';
import { PACES } from '../../../shell/settings.ts';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import { animateFeather } from './animations.tsx';
import { powersIn, sourcesIn, stepOf, type Power, type PowerOffer } from './coco-powers.ts';
import { liftsIn } from './offers.ts';
import { Sign } from './pieces.tsx';
import type { CourtePailleContext } from './context.ts';
import type { CourteView, Source } from './shapes.ts';
import type { Turn } from './use-turn.ts';

interface Props {
  readonly displayed: DisplayedState<CourteView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** What shall Coco do? Each power with its picture; one that cannot be had stays, with its reason. */
export function CocoDialog({ displayed: { view, ask }, context, you, turn }: Props): JSX.Element {
  const { coco } = context.courte;
  const [power, setPower] = useState<Power | null>(null);
  const [source, setSource] = useState<Source>('menu');
  const powers = powersIn(ask, view, context);
  const sources = sourcesIn(ask, view, context);
  const from = sources.some((one) => one.source === source && one.lock === undefined)
    ? source
    : (sources.find(({ lock }) => lock === undefined)?.source ?? source);
  const { lifts } = liftsIn(ask);
  const step = power === null ? undefined : stepOf(ask, power, from);
  const go = (): void => {
    if (step === undefined) return;
    if ('plan' in step) turn.order(step.plan);
    else turn.move(step.move);
  };
  return (
    <Dialog title={coco.title} onClose={turn.closeCoco} class="cocodlg">
      <span class="dcard">
        <CardPicture game="courte-paille" card={view.seats[you]?.turned ?? null} />
      </span>
      <p class="muted small draws">{coco.draws}</p>
      <ul class="powers">
        {powers.map((offer) => (
          <PowerRow
            key={offer.power}
            offer={offer}
            says={says(offer.power, lifts.length === 1 && lifts[0]!.positions.length === 1, context)}
            isOn={offer.power === power}
            onPick={() => setPower(offer.power)}
          />
        ))}
      </ul>
      {power === 'land' && (
        <div class="from">
          <b class="small" id="which">
            {coco.which}
          </b>
          <div class="seg" role="group" aria-labelledby="which">
            {sources.map((one) => (
              <button
                key={one.source}
                type="button"
                aria-pressed={one.source === from}
                aria-disabled={one.lock === undefined ? undefined : 'true'}
                onClick={() => {
                  if (one.lock === undefined) setSource(one.source);
                }}
              >
                {one.lock !== undefined && <Icon name="lock" />}
                <span>{coco[one.source]}</span>
              </button>
            ))}
          </div>
          {sources.flatMap(({ lock, source: locked }) =>
            lock === undefined
              ? []
              : [
                  <p key={locked} class="small muted">
                    {lock.says} {lock.clause !== undefined && <ClauseLink clause={lock.clause} />}
                  </p>,
                ],
          )}
        </div>
      )}
      <div class="row end">
        <Button kind="quiet" icon="eye" onClick={turn.closeCoco}>
          {coco.look}
        </Button>
        <Button kind="primary" big icon="arrow" disabled={step === undefined} onClick={go}>
          {power === null ? coco.chooseAPower : nextOf(power, from, lifts, context)}
        </Button>
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly offer: PowerOffer;
  readonly says: readonly [name: string, text: string];
  readonly isOn: boolean;
  onPick(): void;
}

function PowerRow({ offer: { power, lock }, says: [name, text], isOn, onPick }: RowProps): JSX.Element {
  const { settings } = useWorld();
  const isLocked = lock !== undefined;
  return (
    <li>
      <button
        type="button"
        class={classNames('power', isOn && 'on', isLocked && 'no')}
        aria-pressed={isOn}
        aria-disabled={isLocked ? 'true' : undefined}
        onClick={(event) => {
          if (!isLocked) {
            onPick();
            return;
          }
          nudge(event.currentTarget);
          play('no', settings);
        }}
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

function says(power: Power, isOnlyOne: boolean, { courte: { coco } }: CourtePailleContext): readonly [string, string] {
  switch (power) {
    case 'lesson':
      return [coco.lesson, coco.lessonSays];
    case 'land':
      return [coco.land, coco.landSays];
    case 'peek':
      return [coco.peek, isOnlyOne ? coco.peekOneSays : coco.peekSays];
    case 'sleep':
      return [coco.sleep, coco.sleepSays];
  }
}

type Lifts = ReturnType<typeof liftsIn>['lifts'];

function nextOf(power: Power, source: Source, lifts: Lifts, { courte: { coco } }: CourtePailleContext): string {
  switch (power) {
    case 'lesson':
      return coco.chooseDay;
    case 'land':
      return { menu: coco.chooseFromMenu, hand: coco.chooseFromHand, pile: coco.landPile }[source];
    case 'peek':
      return lifts.length === 1 ? coco.peekDeed(lifts[0]!.positions) : coco.chooseDays;
    case 'sleep':
      return coco.sleepDeed;
  }
}
