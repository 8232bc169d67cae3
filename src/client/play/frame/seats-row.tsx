import type { ComponentChildren, JSX } from 'preact';
import type { Phrase, SeatCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import { animalOf } from '../../kit/animal.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Icon } from '../../kit/icon.tsx';
import type { Level } from '../../kit/marks.tsx';
import { Seat } from '../../kit/seat.tsx';
import type { Left } from '../session/clock.ts';
import type { Remark } from '../game-table.tsx';
import { PLACES } from '../playback/places.ts';
import { othersOf } from '../session/seats.ts';
import type { TableState } from '../session/session.ts';

const STRENGTH: Readonly<Record<string, Level>> = { easy: 1, medium: 2, hard: 3, master: 4 };

/** What a game tells of a seat. */
export interface Holding {
  readonly isTurn: boolean;
  readonly isThinking: boolean;
  readonly cards?: number | undefined;
  readonly points?: number | string | undefined;
  /** Stands in the second line instead of cards and points. */
  readonly meta?: ComponentChildren;
  readonly badge?: ComponentChildren;
  readonly class?: string | undefined;
}

interface Props {
  readonly state: TableState;
  readonly said: ReadonlyMap<number, Phrase>;
  readonly remark: Remark | null;
  readonly clock: Left | null;
  readonly class?: string | undefined;
  holdingOf(seat: number): Holding;
  /** Under the seat, where the game has a place for it. */
  belowOf?(seat: number): ComponentChildren;
}

/** The others at the table. */
export function SeatsRow({ state, said, remark, clock, class: className, holdingOf, belowOf }: Props): JSX.Element {
  const { words } = useWorld();
  const { table, you } = state;
  const others = othersOf(table.seats.length, you);
  return (
    <section class={classNames('seats', others.length > 3 && 'many', className)} aria-label={words.table.players}>
      {others.map((seat) => {
        const phrase = said.get(seat);
        const holding = holdingOf(seat);
        return (
          <OtherSeat
            key={seat}
            seat={seat}
            card={table.seats[seat]}
            holding={holding}
            below={belowOf?.(seat)}
            isMuted={state.muted.includes(seat)}
            clock={holding.isTurn ? clock : null}
            bubble={
              remark?.seat === seat ? remark.text : phrase === undefined ? undefined : words.table.phrases[phrase]
            }
          />
        );
      })}
    </section>
  );
}

interface OtherProps {
  readonly seat: number;
  readonly card: SeatCard | undefined;
  readonly holding: Holding;
  readonly below: ComponentChildren;
  readonly isMuted: boolean;
  readonly clock: Left | null;
  readonly bubble: string | undefined;
}

function OtherSeat({ seat, card, holding, below, isMuted, clock, bubble }: OtherProps): JSX.Element | null {
  const { table } = useWorld().words;
  if (card === undefined || card.kind === 'open') return null;
  const { cards, badge, ...told } = holding;
  return (
    <Seat
      {...told}
      place={PLACES.seat(seat)}
      animal={animalOf(seat)}
      name={card.name}
      badge={isMuted ? <Hush label={table.muted} /> : badge}
      cards={cards}
      cardsWord={cards === undefined ? undefined : table.cardsInHand(cards)}
      pointsWord={table.points}
      level={card.kind === 'bot' ? STRENGTH[card.level] : undefined}
      standIn={card.kind === 'person' && card.standIn !== null && table.standIn}
      away={card.kind === 'person' && card.away && table.away}
      left={clock?.part}
      clock={clock?.text}
      phrase={bubble}
      below={below}
    />
  );
}

/** What is said at this seat is not shown. */
function Hush({ label }: { readonly label: string }): JSX.Element {
  return (
    <span class="hush" role="img" aria-label={label} title={label}>
      <Icon name="mute" />
    </span>
  );
}
