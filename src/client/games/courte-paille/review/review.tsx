import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import { useCallback, useState } from 'preact/hooks';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/plate.css';
import { Backdrop } from '../../../kit/backdrop.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { Pile } from '../../../kit/pile.tsx';
import { after } from '../table/after.ts';
import { cardIn, moveSays } from '../hint/move-words.ts';
import { PlatePanel } from '../table/plate-panel.tsx';
import { isLong, type CourtePailleContext } from '../table/context.ts';
import { Seen } from '../table/seen.ts';
import type { CourteCard, CourteEvent, CourteView } from '../table/shapes.ts';
import { Week } from '../table/week.tsx';
import { InWords, useWords } from '../table/words.ts';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import { courteLine } from './line.ts';
import { Review } from '../../../play/review/review.tsx';
import type { ReviewDisplay, BesideProps, BoardProps, Match } from '../../../play/review/review-display.ts';
import { useReviewWords } from '../../../play/review/words.ts';

addLook();

const DISPLAY: ReviewDisplay<CourteView, CourteEvent, CourtePailleContext> = {
  game: 'courte-paille',
  where(view, context) {
    const day = view.week.filter(({ up }) => up).length;
    const days = view.week.length;
    return isLong(context) ? context.courte.partDayOf(view.part, day, days) : context.courte.dayOf(day, days);
  },
  after({ before, events }, next) {
    const end = events.findIndex(({ type }) => type === 'eaten');
    return end < 0 ? next : { ...events.slice(0, end + 1).reduce(after, before), phase: 'choose' };
  },
  lineOf: courteLine,
  moveSays: (move, _view, context) => moveSays(move, context),
  cardSays: (card, { courte }) => courte.cardName(card as CourteCard),
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
  const courte = useWords();
  const [seen] = useState(() => new Seen());
  const contextOf = useCallback(
    (context: TableContext): CourtePailleContext => ({ ...context, courte, seen }),
    [courte, seen],
  );
  return <Review match={match} screen={DISPLAY} contextOf={contextOf} />;
}

const NOBODY = (): boolean => false;
const NOTHING = (): void => undefined;

/** The week, the menu and the plate. */
function Board({ view, context, made }: BoardProps<CourteView, CourtePailleContext>): JSX.Element {
  const back = useReviewWords();
  const { courte } = context;
  const top = view.discard.at(-1);
  const taken = made === null ? null : cardIn(made.move.move);
  return (
    <div class="bscene b-courte">
      <Backdrop game="courte-paille" />
      <p class="bcap">
        <b>{made === null ? back.deal : made.says}</b>
      </p>
      <Week view={view} context={context} isAsked={false} picked={[]} isRefused={NOBODY} onPick={NOTHING} />
      <div class="blower">
        <div class="bpiles">
          <Pile game="courte-paille" top={null} count={view.pile} label={courte.pile(view.pile)} />
          <Pile
            game="courte-paille"
            top={top ?? null}
            count={view.discard.length}
            label={courte.discard(view.discard.length, top)}
          />
        </div>
        <div class="bmenu" role="group" aria-label={courte.menuLong}>
          {view.menu.length === 0 && <p class="small gone">{courte.menuEmpty}</p>}
          {view.menu.map((card) => (
            <CardPicture
              key={card}
              game="courte-paille"
              card={card}
              class={card === taken ? 'sel' : undefined}
              label={courte.cardName(card)}
            />
          ))}
        </div>
        <PlatePanel view={view} context={context} />
      </div>
    </div>
  );
}

/** What was chosen in secret, or lies turned up. */
function Beside({ view, seat, context }: BesideProps<CourteView, CourtePailleContext>): JSX.Element | null {
  const { chosen, turned, out } = view.seats[seat]!;
  const { courte } = context;
  if (out === true) return <span class="small muted">{courte.out}</span>;
  const who = whoIn(context, seat);
  if (turned !== undefined) return <span class="small bchose">{courte.log.choseDid(who, turned)}</span>;
  return chosen === undefined ? null : <span class="small bchose">{courte.log.choseDid(who, chosen)}</span>;
}
