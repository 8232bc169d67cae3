import type { JSX } from 'preact';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import { addLook } from '../art/look.ts';
import '../styles/table.css';
import '../styles/stair.css';
import '../styles/piles.css';
import { steps } from '../art/steps.ts';
import { Backdrop } from '../../../kit/backdrop.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { Svg } from '../../../kit/svg.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { viewAfter } from '../table/animation/view-after.ts';
import { isPass, numberOf, sideOf } from '../../../../games/str8-eight/faces.ts';
import { cardOf, moveIn, moveSays } from '../hint/move-words.ts';
import { Patterns } from '../table/patterns.tsx';
import type { Str8EightContext } from '../table/context.ts';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import type { Str8EightEvent } from '../../../../games/str8-eight/events.ts';
import { Stair } from '../table/stairs/stair.tsx';
import { InWords, useWords } from '../table/words.ts';
import { Review } from '../../../play/review/review.tsx';
import type { ReviewDisplay, BesideProps, BoardProps, Match } from '../../../play/review/review-display.ts';
import { useReviewWords } from '../../../play/review/words.ts';

addLook();

const DISPLAY: ReviewDisplay<Str8EightView, Str8EightEvent, Str8EightContext> = {
  game: 'str8-eight',
  where: ({ hand }, { str8Eight }) => str8Eight.hand(hand),
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'scored');
    return end < 0 ? next : events.slice(0, end + 1).reduce(viewAfter, before);
  },
  lineOf({ move, before, events }, context) {
    const who = whoIn(context, move.seat);
    const { did } = context.str8Eight;
    const { verb } = moveIn(move.move);
    const drew = events.find((event) => event.type === 'drew' && event.seat === move.seat);
    const card = cardOf(move.move, before) ?? (drew?.type === 'drew' ? drew.card : null);
    if (card === null) return { card, text: did.drew(who, null) };
    if (verb === 'draw') return { card, text: (move.move === 'draw pile' ? did.drew : did.took)(who, card) };
    if (verb === 'discard') return { card, text: did.aside(who, card) };
    return { card, text: isPass(card) ? did.passed(who, sideOf(card)) : did.laid(who, card, undefined) };
  },
  moveSays,
  cardSays: (card, { str8Eight }) => str8Eight.label(card as Card),
  Board,
  Beside,
};

/** Looking back at a match of Str8 Eight. */
export function Str8EightReview({ match }: { readonly match: Match }): JSX.Element {
  return (
    <InWords>
      <Patterns />
      <InContext match={match} />
    </InWords>
  );
}

function InContext({ match }: { readonly match: Match }): JSX.Element {
  const str8Eight = useWords();
  return <Review match={match} screen={DISPLAY} contextOf={(context) => ({ ...context, str8Eight })} />;
}

/** The piles, and the stairs of whoever has just moved. */
function Board({ view, context, made }: BoardProps<Str8EightView, Str8EightContext>): JSX.Element {
  const words = useReviewWords();
  const { str8Eight } = context;
  const seat = made?.move.seat ?? context.you ?? view.turn ?? 0;
  const top = view.discard.at(-1) ?? null;
  return (
    <div class="bscene b-str8">
      <Backdrop game="str8-eight" />
      <p class="bcap">
        <b>{made === null ? words.deal : made.says}</b>
      </p>
      <div class="bpiles">
        <Pile game="str8-eight" top={null} count={view.pile} label={str8Eight.pile(view.pile)} />
        <Pile
          game="str8-eight"
          top={top}
          count={view.discard.length}
          label={str8Eight.discard(top === null ? null : str8Eight.short(top), view.discard.length)}
        />
      </div>
      <div class="bstair">
        <p class="small bwhose">{str8Eight.sequence(whoIn(context, seat))}</p>
        <Stair sequence={view.seats[seat]?.sequence ?? []} str8Eight={str8Eight} />
      </div>
    </div>
  );
}

function Beside({ view, seat, context }: BesideProps<Str8EightView, Str8EightContext>): JSX.Element {
  const sequence = view.seats[seat]?.sequence ?? [];
  return (
    <span class="bsteps">
      <Svg html={steps(sequence)} />
      <span class="sr">{context.str8Eight.theirSteps(sequence.map(numberOf))}</span>
    </span>
  );
}
