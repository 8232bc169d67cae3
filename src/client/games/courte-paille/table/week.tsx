import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Day } from '../../../../games/courte-paille/view.ts';
import { Card, CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { placeRef } from '../../../kit/motion/places.ts';
import { whoIn } from '../../../play/session/context.ts';
import type { CourtePailleContext } from './context.ts';
import { DayMarks } from './day-marks.tsx';
import { RAFT } from './places.ts';
import type { ScreenView } from './screen-view.ts';
import { useRoving } from './use-roving.ts';

interface Props {
  readonly view: ScreenView;
  readonly context: CourtePailleContext;
  /** Whether days can be touched. They call for the focus then: whatever had it is gone. */
  readonly isAsked: boolean;
  readonly picked: readonly number[];
  isRefused(position: number): boolean;
  onPick(position: number): void;
}

/** More days than that may have to be pushed along on a phone. */
const FIT = 8;

/** The week across the table, from Monday on; the last day that was turned up is today. */
export function Week(props: Props): JSX.Element {
  const { view, context, isAsked } = props;
  const { week } = view;
  const today = week.findLastIndex(({ up }) => up);
  const roving = useRoving<HTMLOListElement>(week.length, isAsked);
  const now = useTodayInSight(roving.box, today, week.length);
  return (
    <ol
      class={classNames('week', week.length > 7 && 'long')}
      style={{ '--days': Math.max(week.length, 1) }}
      aria-label={context.says.week}
      ref={roving.box}
      onKeyDown={isAsked ? roving.onKeyDown : undefined}
      tabIndex={week.length > FIT && !isAsked ? 0 : undefined}
    >
      {week.map((day, i) => (
        <li
          key={keyOf(day, i)}
          ref={i === today ? now : null}
          class={classNames(
            i === today && 'today',
            isLifted(view, i + 1) && 'peeked',
            !day.up && day.card !== null && 'known',
          )}
          aria-current={i === today ? 'date' : undefined}
        >
          <span class="day" aria-hidden="true">
            {context.says.dayShort(i + 1)}
          </span>
          <DayCard {...props} day={day} at={i} roving={roving} />
        </li>
      ))}
    </ol>
  );
}

/** Answers with where today's element is to be kept. */
function useTodayInSight(
  box: RefObject<HTMLElement | null>,
  today: number,
  days: number,
): RefObject<HTMLLIElement | null> {
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (days <= FIT || today < 0 || now.current === null) return;
    box.current?.scrollTo({ left: now.current.offsetLeft - now.current.offsetWidth });
  }, [today, days]);
  return now;
}

interface DayCardProps extends Props {
  readonly day: Day;
  readonly at: number;
  readonly roving: ReturnType<typeof useRoving>;
}

/** A picture, or a button while days can be touched. */
function DayCard(props: DayCardProps): JSX.Element {
  const { view, context, isAsked, picked, isRefused, onPick, day, at, roving } = props;
  const position = at + 1;
  const marks = <DayMarks day={day} isLifted={isLifted(view, position)} />;
  const shared = {
    game: 'courte-paille',
    card: day.up || isLifted(view, position) ? day.card : null,
    label: labelOf(day, position, context),
  };
  if (!isAsked) {
    return (
      <span class="daycard">
        <CardPicture {...shared} cardRef={placeRef(RAFT.day(position))} />
        {marks}
      </span>
    );
  }
  return (
    <Card
      {...shared}
      cardRef={roving.refOf(at, RAFT.day(position))}
      chosen={picked.includes(position)}
      refused={isRefused(position)}
      tabIndex={roving.tabIndexOf(at)}
      onClick={() => {
        roving.setAt(at);
        onPick(position);
      }}
      badge={marks}
    />
  );
}

function isLifted({ lifted = [] }: ScreenView, position: number): boolean {
  return lifted.includes(position);
}

/** Days that are turned up keep their element; the others have nothing to be told apart by. */
function keyOf({ card, up }: Day, i: number): string {
  return up && card !== null ? card : `down ${i}`;
}

function labelOf({ card, up, landedBy }: Day, position: number, context: CourtePailleContext): string {
  const { says } = context;
  const named =
    card === null ? says.dayDown(position) : up ? says.dayUp(position, card) : says.dayKnown(position, card);
  return landedBy === undefined ? named : `${named}, ${says.landedBy(whoIn(context, landedBy))}`;
}
