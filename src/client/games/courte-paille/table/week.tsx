import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Card, CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import { whoIn } from '../../../play/session/context.ts';
import { Sign } from './pieces.tsx';
import type { CourtePailleContext } from './context.ts';
import { castawayOf, valueOf, type CourteCard, type CourteView, type Day } from './shapes.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  readonly view: CourteView;
  readonly context: CourtePailleContext;
  /** Days that can be touched, with what touching them would do for ears; none while nothing can. */
  readonly isAsked: boolean;
  readonly picked: readonly number[];
  isRefused(position: number): boolean;
  onPick(position: number): void;
}

/** More days than that may have to be pushed along on a phone. */
const FIT = 8;

/** The week across the table, from Monday on; the last day that was turned up is today. */
export function Week({ view, context, isAsked, picked, isRefused, onPick }: Props): JSX.Element {
  const { courte } = context;
  const { week, lifted = [] } = view;
  const today = week.findLastIndex(({ up }) => up);
  const { box, tabIndexOf, onKeyDown, setAt } = useRoving<HTMLOListElement>(week.length);
  useEffect(() => {
    if (week.length <= FIT) return;
    const now = box.current?.querySelector<HTMLElement>('.today');
    if (now !== null && now !== undefined) box.current?.scrollTo({ left: now.offsetLeft - now.offsetWidth });
  }, [today, week.length]);
  return (
    <ol
      class={classNames('week', week.length > 7 && 'long')}
      style={{ '--days': Math.max(week.length, 1) }}
      aria-label={courte.week}
      ref={box}
      onKeyDown={isAsked ? onKeyDown : undefined}
      tabIndex={week.length > FIT && !isAsked ? 0 : undefined}
    >
      {week.map((day, i) => {
        const position = i + 1;
        const isLifted = lifted.includes(position);
        const label = labelOf(day, position, context);
        const card = day.up || isLifted ? day.card : null;
        const isPicked = picked.includes(position);
        return (
          <li
            key={keyOf(day, i)}
            class={classNames(i === today && 'today', isLifted && 'peeked', !day.up && day.card !== null && 'known')}
            aria-current={i === today ? 'date' : undefined}
          >
            <span class="day" aria-hidden="true">
              {courte.dayShort(position)}
            </span>
            {isAsked ? (
              <Card
                game="courte-paille"
                card={card}
                label={label}
                chosen={isPicked}
                refused={isRefused(position)}
                tabIndex={tabIndexOf(i)}
                onClick={() => {
                  setAt(i);
                  onPick(position);
                }}
                badge={<Marks day={day} isLifted={isLifted} />}
              />
            ) : (
              <span class="daycard">
                <CardPicture game="courte-paille" card={card} label={label} />
                <Marks day={day} isLifted={isLifted} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Days that are turned up keep their element; the others have nothing to be told apart by. */
function keyOf({ card, up }: Day, i: number): string {
  return up && card !== null ? card : `down ${i}`;
}

function labelOf({ card, up, landedBy }: Day, position: number, context: CourtePailleContext): string {
  const { courte } = context;
  const named =
    card === null ? courte.dayDown(position) : up ? courte.dayUp(position, card) : courte.dayKnown(position, card);
  return landedBy === undefined ? named : `${named}, ${courte.landedBy(whoIn(context, landedBy))}`;
}

/** What you know of a hidden day, and who landed it. */
function Marks({ day, isLifted }: { readonly day: Day; readonly isLifted: boolean }): JSX.Element {
  const { card, up, landedBy } = day;
  return (
    <span aria-hidden="true">
      {!up && card !== null && !isLifted && <Tab card={card} />}
      {!up && card !== null && (
        <span class="eyeb">
          <Icon name="eye" />
        </span>
      )}
      {!up && card === null && landedBy !== undefined && (
        <span class="lander">
          <Animal name={animalOf(landedBy)} />
        </span>
      )}
    </span>
  );
}

/** The corner of a card that lies face down, as you remember it. */
function Tab({ card }: { readonly card: CourteCard }): JSX.Element {
  return (
    <span class={`tab ${castawayOf(card)}`}>
      <b class="num">{valueOf(card)}</b>
      <Sign who={castawayOf(card)} />
    </span>
  );
}
