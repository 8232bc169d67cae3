import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Source } from '../../../../../games/courte-paille/events.ts';
import { Button } from '../../../../kit/button.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { powersIn, sourcesIn, stepOf, type Power, type SourceOffer, type Step } from './coco-powers.ts';
import { liftsIn } from './offers.ts';
import { PowerRow } from './power-row.tsx';
import type { Turn } from './use-turn.ts';

interface Props {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** What shall Coco do? Each power with its picture; one that cannot be had stays, with its reason. */
export function CocoDialog({ displayed: { view, ask }, context, you, turn }: Props): JSX.Element {
  const { coco } = context.says;
  const [power, setPower] = useState<Power | null>(null);
  const [source, setSource] = useState<Source>('menu');
  const sources = sourcesIn(ask, view, context);
  const from = openSource(sources, source);
  const { lifts } = liftsIn(ask);
  const step = power === null ? undefined : stepOf(ask, power, from);
  const isOneLift = lifts.length === 1 && lifts[0]!.positions.length === 1;
  return (
    <Dialog title={coco.title} onClose={turn.closeCoco} class="cocodlg">
      <span class="dcard">
        <CardPicture game="courte-paille" card={view.seats[you]?.turned ?? null} />
      </span>
      <p class="muted small draws">{coco.draws}</p>
      <ul class="powers">
        {powersIn(ask, view, context).map((offer) => (
          <PowerRow
            key={offer.power}
            offer={offer}
            says={powerSays(offer.power, isOneLift, context)}
            isOn={offer.power === power}
            onPick={() => setPower(offer.power)}
          />
        ))}
      </ul>
      {power === 'land' && <Sources sources={sources} from={from} context={context} onPick={setSource} />}
      <div class="row end">
        <Button kind="quiet" icon="eye" onClick={turn.closeCoco}>
          {coco.look}
        </Button>
        <Button kind="primary" big icon="arrow" disabled={step === undefined} onClick={() => take(step, turn)}>
          {power === null ? coco.chooseAPower : nextOf(power, from, lifts, context)}
        </Button>
      </div>
    </Dialog>
  );
}

/** The one that was picked, or the first that can be had. */
function openSource(sources: readonly SourceOffer[], picked: Source): Source {
  const open = sources.filter(({ lock }) => lock === undefined);
  return (open.find(({ source }) => source === picked) ?? open[0])?.source ?? picked;
}

function take(step: Step | undefined, turn: Turn): void {
  if (step === undefined) return;
  if ('plan' in step) turn.order(step.plan);
  else turn.move(step.move);
}

interface SourcesProps {
  readonly sources: readonly SourceOffer[];
  readonly from: Source;
  readonly context: CourtePailleContext;
  onPick(source: Source): void;
}

/** Where the card to land comes from. */
function Sources({ sources, from, context, onPick }: SourcesProps): JSX.Element {
  const { coco } = context.says;
  return (
    <div class="from">
      <b class="small" id="which">
        {coco.which}
      </b>
      <div class="seg" role="group" aria-labelledby="which">
        {sources.map(({ source, lock }) => (
          <button
            key={source}
            type="button"
            aria-pressed={source === from}
            aria-disabled={lock === undefined ? undefined : 'true'}
            onClick={() => {
              if (lock === undefined) onPick(source);
            }}
          >
            {lock !== undefined && <Icon name="lock" />}
            <span>{coco[source]}</span>
          </button>
        ))}
      </div>
      {sources.map(
        ({ source, lock }) =>
          lock !== undefined && (
            <p key={source} class="small muted">
              {lock.says} {lock.clause !== undefined && <ClauseLink clause={lock.clause} />}
            </p>
          ),
      )}
    </div>
  );
}

function powerSays(
  power: Power,
  isOneLift: boolean,
  { says: { coco } }: CourtePailleContext,
): readonly [string, string] {
  switch (power) {
    case 'lesson':
      return [coco.lesson, coco.lessonSays];
    case 'land':
      return [coco.land, coco.landSays];
    case 'peek':
      return [coco.peek, isOneLift ? coco.peekOneSays : coco.peekSays];
    case 'sleep':
      return [coco.sleep, coco.sleepSays];
  }
}

type Lifts = ReturnType<typeof liftsIn>['lifts'];

function nextOf(power: Power, source: Source, lifts: Lifts, { says: { coco } }: CourtePailleContext): string {
  switch (power) {
    case 'lesson':
      return coco.chooseDay;
    case 'land':
      return { menu: coco.chooseFromMenu, hand: coco.chooseFromHand, pile: coco.landPile }[source];
    case 'peek':
      return lifts.length === 1 ? coco.peekMove(lifts[0]!.positions) : coco.chooseDays;
    case 'sleep':
      return coco.sleepMove;
  }
}
