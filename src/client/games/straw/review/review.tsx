import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import { InWords, useWords } from '../table/words.ts';
import { Backdrop } from '../../../kit/backdrop.tsx';
import { Camel } from '../art/camel-picture.tsx';
import type { StrawContext } from '../table/context.ts';
import { whoIn } from '../../../play/session/context.ts';
import { after } from '../table/after.ts';
import { moveSays, playIn } from '../hint/move-words.ts';
import { repeatedBy } from '../table/log.ts';
import { kindOf, numberOf, type StrawCard, type StrawEvent, type StrawView } from '../table/shapes.ts';
import { Review } from '../../../play/review/review.tsx';
import type { ReviewDisplay, BoardProps, Match } from '../../../play/review/review-display.ts';
import { useReviewWords } from '../../../play/review/words.ts';

addLook();

const DISPLAY: ReviewDisplay<StrawView, StrawEvent, StrawContext> = {
  game: 'straw',
  where: ({ round }, { straw }) => straw.round(round, null),
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'scored');
    return end < 0 ? next : events.slice(0, end + 1).reduce(after, before);
  },
  lineOf({ move, before }, context) {
    const { card, weight } = playIn(move.move);
    const repeats = repeatedBy(before.camel.map((loaded) => loaded.card));
    return { card, text: context.straw.did(whoIn(context, move.seat), card, weight, repeats) };
  },
  moveSays,
  cardSays: (card, { straw }) => straw.label(card as StrawCard),
  whyOf({ move, events }, best, back) {
    if (events.some((event) => event.type === 'broke' && event.card !== 'straw')) return back.strawBroke;
    const [played, better] = [playIn(move.move).card, playIn(best).card];
    const isHeavy = kindOf(played) === 'item' && (kindOf(better) !== 'item' || numberOf(better) < numberOf(played));
    return isHeavy ? back.strawKept(numberOf(played)) : undefined;
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

function Board({ view, context, made }: BoardProps<StrawView, StrawContext>): JSX.Element {
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
