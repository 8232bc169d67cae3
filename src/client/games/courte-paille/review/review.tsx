import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import { useCallback, useState } from 'preact/hooks';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/plate.css';
import { Backdrop } from '../../../kit/backdrop.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { after } from '../table/animation/after.ts';
import { cardIn, moveSays } from '../hint/move-words.ts';
import { PlatePanel } from '../table/plate-panel.tsx';
import { isLong, type CourtePailleContext } from '../table/context.ts';
import { Peeking } from '../table/peeking.ts';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { Week } from '../table/week.tsx';
import { InWords, useWords } from '../table/words.ts';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import { moveLine } from './line.ts';
import { Review } from '../../../play/review/review.tsx';
import type { ReviewDisplay, BesideProps, BoardProps, Match } from '../../../play/review/review-display.ts';
import { useReviewWords } from '../../../play/review/words.ts';

addLook();

const DISPLAY: ReviewDisplay<CourtePailleView, CourtePailleEvent, CourtePailleContext> = {
  game: 'courte-paille',
  where(view, context) {
    const day = view.week.filter(({ up }) => up).length;
    const days = view.week.length;
    return isLong(context) ? context.says.partDayOf(view.part, day, days) : context.says.dayOf(day, days);
  },
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'eaten');
    return end < 0 ? next : { ...events.slice(0, end + 1).reduce(after, before), phase: 'choose' };
  },
  lineOf: moveLine,
  moveSays: (move, _view, context) => moveSays(move, context),
  cardSays: (card, { says }) => says.cardName(card as Card),
  Board,
  Beside,
};

/** Looking back at a match of La Courte Paille. */
export function CourtePailleReview({ match }: { readonly match: Match }): JSX.Element {
  return (
    <InWords>
      <InContext match={match} />
    </InWords>
  );
}

function InContext({ match }: { readonly match: Match }): JSX.Element {
  const says = useWords();
  const [peeking] = useState(() => new Peeking());
  const contextOf = useCallback(
    (context: TableContext): CourtePailleContext => ({ ...context, says, peeking }),
    [says, peeking],
  );
  return <Review match={match} screen={DISPLAY} contextOf={contextOf} />;
}

const NOBODY = (): boolean => false;
const NOTHING = (): void => undefined;

/** The week, the menu and the plate. */
function Board({ view, context, made }: BoardProps<CourtePailleView, CourtePailleContext>): JSX.Element {
  const reviewSays = useReviewWords();
  const { says } = context;
  const top = view.discard.at(-1);
  const taken = made === null ? null : cardIn(made.move.move);
  return (
    <div class="bscene b-courte">
      <Backdrop game="courte-paille" />
      <p class="bcap">
        <b>{made === null ? reviewSays.deal : made.says}</b>
      </p>
      <Week view={view} context={context} isAsked={false} picked={[]} isRefused={NOBODY} onPick={NOTHING} />
      <div class="blower">
        <div class="bpiles">
          <Pile game="courte-paille" top={null} count={view.pile} label={says.pile(view.pile)} />
          <Pile
            game="courte-paille"
            top={top ?? null}
            count={view.discard.length}
            label={says.discard(view.discard.length, top)}
          />
        </div>
        <div class="bmenu" role="group" aria-label={says.menuLong}>
          {view.menu.length === 0 && <p class="small gone">{says.menuEmpty}</p>}
          {view.menu.map((card) => (
            <CardPicture
              key={card}
              game="courte-paille"
              card={card}
              class={card === taken ? 'sel' : undefined}
              label={says.cardName(card)}
            />
          ))}
        </div>
        <PlatePanel view={view} context={context} />
      </div>
    </div>
  );
}

/** What was chosen in secret, or lies turned up. */
function Beside({ view, seat, context }: BesideProps<CourtePailleView, CourtePailleContext>): JSX.Element | null {
  const { chosen, turned, out } = view.seats[seat]!;
  const { says } = context;
  if (out === true) return <span class="small muted">{says.out}</span>;
  const who = whoIn(context, seat);
  if (turned !== undefined) return <span class="small bchose">{says.log.choseDid(who, turned)}</span>;
  return chosen === undefined ? null : <span class="small bchose">{says.log.choseDid(who, chosen)}</span>;
}
