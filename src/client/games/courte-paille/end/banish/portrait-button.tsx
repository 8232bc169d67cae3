import type { JSX, Ref } from 'preact';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import { portrait } from '../../art/portraits.ts';
import { PAINTS } from '../../art/signs.ts';
import { Sign } from '../../table/castaway-marks.tsx';
import { useEnds } from '../words.ts';
import type { Choice } from './choices.ts';

interface Props {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly choice: Choice;
  readonly isOn: boolean;
  readonly context: TableContext;
  onPick(): void;
}

/** Somebody who may leave, and what that costs. */
export function PortraitButton({ buttonRef, choice, isOn, context, onPick }: Props): JSX.Element {
  const says = useEnds();
  const { character, refusal, given, known } = choice;
  const isRefused = refusal !== undefined;
  const own = isRefused ? says.hasLeft : says.youLose(given);
  return (
    <button
      ref={buttonRef}
      type="button"
      class={classNames('ban', isOn && 'on', isRefused && 'no')}
      aria-pressed={isOn}
      aria-disabled={isRefused ? 'true' : undefined}
      aria-label={says.choiceSays(
        character,
        own,
        known.map(({ seat, cards }) => says.knownLose(whoIn(context, seat), cards.length)),
      )}
      onClick={onPick}
    >
      <Picture choice={choice} isOn={isOn} />
      <span class="bn">
        <b class="display">{says.castaway(character)}</b>
        <Sign who={character} />
      </span>
      <span class="xs">
        {isRefused && <Icon name="lock" />}
        {own}
      </span>
      {known.length > 0 && <Others choice={choice} />}
    </button>
  );
}

function Picture({ choice: { character, refusal }, isOn }: Pick<Props, 'choice' | 'isOn'>): JSX.Element {
  const { bg, tint } = PAINTS[character];
  return (
    <svg viewBox="14 10 88 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M-60 10h236v100H-60Z" fill={bg} />
      <circle cx="58" cy="66" r="38" fill={tint} />
      <g dangerouslySetInnerHTML={{ __html: portrait(character, isOn && refusal === undefined ? 2 : 0) }} />
    </svg>
  );
}

/** How many cards others are known to hold of it. */
function Others({ choice: { known } }: Pick<Props, 'choice'>): JSX.Element {
  return (
    <span class="bothers">
      {known.map(({ seat, cards }) => (
        <span key={seat}>
          <Animal name={animalOf(seat)} />
          {cards.length}
        </span>
      ))}
    </span>
  );
}
