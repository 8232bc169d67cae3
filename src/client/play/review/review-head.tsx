import type { JSX } from 'preact';
import { Segments } from '../../kit/forms/segments.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { To } from '../../shell/to.tsx';
import { useWorld } from '../../shell/world.ts';
import { nameOf } from '../../words/words.ts';
import type { Eyes } from './past.ts';
import type { Match } from './review-display.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly match: Match;
  /** "Round 3". */
  readonly where: string;
  readonly eyes: Eyes;
  onEyes(eyes: Eyes): void;
  onShare(): void;
}

/** Which match it is, through whose eyes, and the way back to its table. */
export function ReviewHead({ match: { link, table, you }, where, eyes, onEyes, onShare }: Props): JSX.Element {
  const { words } = useWorld();
  const review = useReviewWords();
  const options = [
    { value: 'open' as const, label: review.allHands },
    { value: 'seen' as const, label: you === null ? review.asSeen : review.asISaw },
  ];
  return (
    <header class="hhead">
      <To route={{ page: 'table', id: table.id, isOnline: link.isOnline }} class="iconbtn" label={words.common.back}>
        <Icon name="back" />
      </To>
      <div class="where">
        <h1>{review.title}</h1>
        <span class="pill">{review.at(nameOf(table.game, words), where)}</span>
      </div>
      <div class="hright">
        <Segments class="sm" label={review.eyes} options={options} value={eyes} onChange={onEyes} />
        <IconButton icon="share" label={review.share} onClick={onShare} />
      </div>
    </header>
  );
}
