import type { JSX } from 'preact';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { go } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { wholePoint } from './numbers.ts';
import type { Match } from './review-display.ts';
import { useReviewWords } from './words.ts';

/** A move that cost something: what it was, in a sentence, and the way to do it better. */
export function Note({
  why,
  says,
  match,
  ply,
}: {
  readonly why: string | undefined;
  readonly says: string;
  readonly match: Match;
  readonly ply: number;
}): JSX.Element {
  const review = useReviewWords();
  return (
    <div class="note">
      <span class="ntag">
        <Icon name="warn" />
        {review.costly}
      </span>
      <p>
        {why !== undefined && <b>{why} </b>}
        {says}
      </p>
      <Branch match={match} point={ply - 1} says={review.tryIt} />
    </div>
  );
}

interface BranchProps {
  readonly match: Match;
  /** So many moves stay as they were. */
  readonly point: number;
  readonly says: string;
}

/** Goes on against bots from a point of the match. */
export function Branch({ match, point, says }: BranchProps): JSX.Element {
  const { alone, settings } = useWorld();
  const review = useReviewWords();
  const { isBusy, error, run } = useAction();
  const { record, states, you } = match;
  const start = async (): Promise<void> => {
    const moves = wholePoint(states, point);
    // who only watched takes the seat that is to move
    const seat = you ?? record.moves[moves]?.seat ?? 0;
    if (settings.name !== '' && (await alone.me())?.name !== settings.name) await alone.rename(settings.name);
    const id = await alone.branch(record, moves, seat);
    go({ page: 'table', id, isOnline: false });
  };
  return (
    <>
      <Button kind="quiet" icon="undo" busy={isBusy} label={`${says}. ${review.tryItSays}`} onClick={() => run(start)}>
        {says}
      </Button>
      <ProblemNote error={error} />
    </>
  );
}
