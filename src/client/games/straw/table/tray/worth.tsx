import type { JSX } from 'preact';
import { worthOf } from '../../../../../games/straw/faces.ts';
import { handCounts } from '../../../../../games/straw/rounds.ts';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import { useWords } from '../words.ts';
import type { StrawHeld } from './hand.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  readonly choice: Pick<Choice, 'hand' | 'chosen' | 'offeredMove'>;
  readonly you: number;
}

/** What the hand would bring if somebody else broke the back now; and what it brings after the chosen card. */
export function Worth({ choice: { hand, chosen, offeredMove }, you }: Props): JSX.Element {
  const straw = useWords();
  const worth = worthIn(hand);
  const left = chosen === undefined ? worth : worth - worthOf(chosen.card);
  const breaks = offeredMove?.preview.breaks === true;
  const isBad = breaks && !handCounts(you, you, chosen?.card === 'straw');
  return (
    <p class={classNames('worth', isBad && 'bad')}>
      <span>
        {straw.inHand} <b class="num">{straw.numeral(worth)}</b>
      </span>
      <span aria-live="polite">
        {isBad && <Icon name="warn" />}
        {chosen === undefined ? (
          straw.ifItBreaks
        ) : (
          <>
            <b class="num">{straw.numeral(isBad ? 0 : left)}</b> {breaks ? straw.ifYouDo : straw.afterThis}
          </>
        )}
      </span>
    </p>
  );
}

export function worthIn(hand: readonly StrawHeld[]): number {
  return hand.reduce((worth, { card }) => worth + worthOf(card), 0);
}
