import type { ComponentChildren, JSX } from 'preact';
import type { SeatCard } from '../../../protocol/table.ts';
import { useWorld } from '../../world.ts';
import { Animal, animalOf } from '../../parts/animal.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { LevelMark } from '../../parts/marks.tsx';
import { placeAt, turnsFrom } from '../../table/round.ts';
import type { Standing } from '../../table/sitting.ts';
import { strawsOf } from '../pieces/games.ts';

interface Wish {
  readonly standing: Standing;
  /** Only the host changes seats. */
  readonly onSeat: ((seat: number) => void) | undefined;
}

/** Who sits where, clockwise; whoever looks sits at the bottom. */
export function RoundTable({ standing, onSeat }: Wish): JSX.Element {
  const { waiting } = useWorld().words.pages;
  const { table, you } = standing;
  const { length } = table.seats;
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <div class="round">
      <div class="mid" role="status">
        <b class="display mbig">{waiting.seated(taken, length)}</b>
        <span class="small">{waiting.seatedSays}</span>
      </div>
      <ol class="rlist" aria-label={waiting.players}>
        {table.seats.map((card, seat) => (
          <Place
            key={seat}
            at={placeAt(turnsFrom(you, seat, length), length)}
            card={card}
            onClick={seat === you ? undefined : wanting(seat)}
          >
            <SeatOf card={card} seat={seat} standing={standing} isHosting={onSeat !== undefined} />
          </Place>
        ))}
      </ol>
    </div>
  );

  function wanting(seat: number): (() => void) | undefined {
    return onSeat === undefined ? undefined : () => onSeat(seat);
  }
}

interface PlaceWish {
  readonly at: ReturnType<typeof placeAt>;
  readonly card: SeatCard;
  readonly onClick: (() => void) | undefined;
  readonly children: ComponentChildren;
}

function Place({ at, card, onClick, children }: PlaceWish): JSX.Element {
  const isHere = card.kind === 'person' && !card.away;
  return (
    <li class={classNames('rs wr', isHere && 'ok', card.kind === 'open' && 'free')} style={at}>
      {onClick === undefined ? (
        <span class="rin">{children}</span>
      ) : (
        <button type="button" class="rin" onClick={onClick}>
          {children}
        </button>
      )}
    </li>
  );
}

interface SeatWish {
  readonly card: SeatCard;
  readonly seat: number;
  readonly standing: Standing;
  readonly isHosting: boolean;
}

function SeatOf({ card, seat, standing, isHosting }: SeatWish): JSX.Element {
  const { pages } = useWorld().words;
  const { waiting } = pages;
  const isYou = seat === standing.you;
  if (card.kind === 'open') {
    return (
      <>
        <span class="ring">
          <Icon name={isHosting ? 'plus' : 'people'} />
        </span>
        <b class="rn">{waiting.free}</b>
        <span class="rsub">{isHosting ? waiting.fillSays : waiting.freeSays}</span>
      </>
    );
  }
  return (
    <>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <b class="rn" title={card.name}>
        {isYou ? waiting.you : card.name}
      </b>
      <span class="rsub">
        {card.kind === 'bot' ? (
          <>
            <LevelMark level={strawsOf(card.level)} />
            {waiting.bots[card.level]}
          </>
        ) : (
          <>
            <Icon name={card.away ? 'offline' : 'check'} />
            {card.away ? waiting.away : seat === standing.table.host ? waiting.host : waiting.here}
          </>
        )}
      </span>
    </>
  );
}
