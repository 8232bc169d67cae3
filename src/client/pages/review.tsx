import type { JSX } from 'preact';
import { InReviewWords, useReviewWords } from '../play/review/words.ts';
import type { Match } from '../play/review/review-display.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import { useWorld } from '../shell/world.ts';
import { Blank } from '../shell/blank.tsx';
import { FIRST_GAME, gameNamed } from '../games/games.ts';
import { Coming, Failed } from '../shell/said.tsx';
import { Shell } from '../shell/shell.tsx';
import { To } from '../shell/to.tsx';
import { ToHome } from '../shell/to-home.tsx';
import { useAnswer } from '../shell/use-answer.ts';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';

interface Props {
  readonly id: string;
  readonly isOnline: boolean;
}

/** A match that has ended, wherever it was played. */
export function ReviewPage(props: Props): JSX.Element {
  return (
    <InReviewWords>
      <Looking {...props} />
    </InReviewWords>
  );
}

function Looking(props: Props): JSX.Element {
  const { words, online, alone } = useWorld();
  const { id, isOnline } = props;
  const link = isOnline ? online : alone;
  const [answer, again] = useAnswer(async (): Promise<Match> => {
    const [{ table, you }, record] = await Promise.all([link.look(id), link.record(id)]);
    return { link, table, you, record, states: await alone.replay(record, you) };
  }, id);
  if (answer.is === 'here') {
    const match = answer.value;
    const Review = (gameNamed(match.table.game) ?? FIRST_GAME).Review;
    return <Review match={match} />;
  }
  if (answer.is === 'coming') return <Waiting says={words.common.loading} />;
  return isEarly(answer.error) ? <NotYet {...props} /> : <NotHere error={answer.error} again={again} />;
}

function isEarly(error: unknown): boolean {
  return error instanceof ProblemError && error.kind === 'not-ended';
}

function Waiting({ says }: { readonly says: string }): JSX.Element {
  usePage({ title: useReviewWords().title, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <section class="blank">
        <Coming says={says} />
      </section>
    </Shell>
  );
}

function NotYet({ id, isOnline }: Props): JSX.Element {
  const review = useReviewWords();
  usePage({ title: review.title, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Blank heading={review.notYet} says={review.notYetSays}>
        <To route={{ page: 'table', id, isOnline }} class="btn primary big">
          {review.toTable}
        </To>
        <ToHome />
      </Blank>
    </Shell>
  );
}

function NotHere({ error, again }: { readonly error: unknown; readonly again: () => void }): JSX.Element {
  const review = useReviewWords();
  usePage({ title: review.title, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <section class="blank">
        <h1>{review.noRecord}</h1>
        <Failed error={error} again={again} />
        <ToHome />
      </section>
    </Shell>
  );
}
