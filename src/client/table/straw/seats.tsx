import type { JSX } from 'preact';
import type { Phrase, SeatCard } from '../../../protocol/table.ts';
import { useWorld } from '../../world.ts';
import { animalOf } from '../../parts/animal.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Level } from '../../parts/marks.tsx';
import { Seat } from '../../parts/seat.tsx';
import type { Left } from '../clock.ts';
import { othersOf } from '../seats.ts';
import type { Standing } from '../sitting.ts';
import type { StrawView } from './shapes.ts';

const STRENGTH: Readonly<Record<string, Level>> = { easy: 1, medium: 2, hard: 3, master: 4 };

interface Props {
  readonly view: StrawView;
  readonly standing: Standing;
  readonly said: ReadonlyMap<number, Phrase>;
  readonly remark: { readonly seat: number; readonly text: string } | null;
  readonly clock: Left | null;
}

export function Seats({ view, standing, said, remark, clock }: Props): JSX.Element {
  const { words } = useWorld();
  const { table, you } = standing;
  const others = othersOf(view.seats.length, you);
  return (
    <section class={others.length > 3 ? 'seats many' : 'seats'} aria-label={words.table.players}>
      {others.map((seat) => {
        const phrase = said.get(seat);
        const isTurn = view.turn === seat;
        return (
          <OtherSeat
            key={seat}
            seat={seat}
            card={table.seats[seat]}
            view={view}
            isTurn={isTurn}
            isMuted={standing.muted.includes(seat)}
            clock={isTurn ? clock : null}
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
  readonly view: StrawView;
  readonly isTurn: boolean;
  readonly isMuted: boolean;
  readonly clock: Left | null;
  readonly bubble: string | undefined;
}

function OtherSeat({ seat, card, view, isTurn, isMuted, clock, bubble }: OtherProps): JSX.Element | null {
  const { table, straw } = useWorld().words;
  const held = view.seats[seat];
  if (card === undefined || card.kind === 'open' || held === undefined) return null;
  return (
    <Seat
      animal={animalOf(seat)}
      name={card.name}
      isTurn={isTurn}
      isThinking={isTurn && view.winners === undefined}
      badge={isMuted && <Hush label={table.muted} />}
      cards={held.hand.length}
      cardsWord={table.cardsInHand(held.hand.length)}
      points={straw.numeral(held.score)}
      pointsWord={table.points}
      level={card.kind === 'bot' ? STRENGTH[card.level] : undefined}
      standIn={card.kind === 'person' && card.standIn !== null && table.standIn}
      away={card.kind === 'person' && card.away && table.away}
      left={clock?.part}
      clock={clock?.text}
      phrase={bubble}
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
