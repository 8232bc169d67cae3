import type { JSX } from 'preact';
import type { Card } from '../../../../games/straw/cards.ts';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import { kindOf, numberOf, repeatedBy } from '../../../../games/straw/faces.ts';
import { readMove } from '../../../../games/straw/move-text.ts';
import { addLook } from '../art/look.ts';
import { InWords, useWords } from '../table/words.ts';
import { Backdrop } from '../../../kit/backdrop.tsx';
import { Camel } from '../art/camel-picture.tsx';
import type { StrawContext } from '../table/context.ts';
import { whoIn } from '../../../play/session/context.ts';
import { after } from '../table/after.ts';
import type { DisplayedStraw } from '../table/displayed-straw.ts';
import { moveSays } from '../hint/move-words.ts';
import { Review } from '../../../play/review/review.tsx';
import type { ReviewDisplay, BoardProps, Match } from '../../../play/review/review-display.ts';
import { useReviewWords } from '../../../play/review/words.ts';

addLook();

const DISPLAY: ReviewDisplay<DisplayedStraw, StrawEvent, StrawContext> = {
  game: 'straw',
  where: ({ round }, { straw }) => straw.round(round, null),
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'scored');
    return end < 0 ? next : events.slice(0, end + 1).reduce(after, before);
  },
  lineOf({ move, before }, context) {
    const made = readMove(move.move);
    if (made === undefined) return { card: null, text: move.move };
    const repeats = repeatedBy(before.camel.map(({ card }) => card));
    return { card: made.card, text: context.straw.did(whoIn(context, move.seat), made.card, made.weight, repeats) };
  },
  moveSays,
  cardSays: (card, { straw }) => straw.label(card as Card),
  whyOf({ move, events }, best, { straw }) {
    if (events.some((event) => event.type === 'broke' && event.card !== 'straw')) return straw.whyBroke;
    const [played, better] = [readMove(move.move)?.card, readMove(best)?.card];
    if (played === undefined || better === undefined || kindOf(played) !== 'item') return undefined;
    const isHeavy = kindOf(better) !== 'item' || numberOf(better) < numberOf(played);
    return isHeavy ? straw.whyKept(numberOf(played)) : undefined;
  },
  Board,
};

/** Looking back at a match of Straw. */
export function StrawReview({ match }: { readonly match: Match }): JSX.Element {
  return (
    <InWords>
      <Looking match={match} />
    </InWords>
  );
}

function Looking({ match }: { readonly match: Match }): JSX.Element {
  const straw = useWords();
  return <Review match={match} screen={DISPLAY} contextOf={(context) => ({ ...context, straw })} />;
}

function Board({ view, context, made }: BoardProps<DisplayedStraw, StrawContext>): JSX.Element {
  const back = useReviewWords();
  const { straw } = context;
  const { total, camel, isBroken = false } = view;
  const before = camel.at(-2)?.total ?? 0;
  return (
    <div class="bscene">
      <Backdrop game="straw" />
      <Camel
        weight={total}
        cards={camel.map(({ card }) => card)}
        broken={isBroken}
        label={isBroken ? straw.down : straw.carries(total)}
      />
      <div class="weigh">
        <span class="big num">{straw.numeral(total)}</span>
        <span class="cap">
          <b>{made === null ? back.deal : made.says}</b>
          <span>{isBroken ? straw.broken : camel.length > 0 && straw.equation(before, total)}</span>
        </span>
      </div>
    </div>
  );
}
