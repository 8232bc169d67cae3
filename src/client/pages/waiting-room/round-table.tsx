import type { ComponentChildren, JSX } from 'preact';
import type { SeatCard } from '../../../protocol/table.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Icon } from '../../kit/icon.tsx';
import { LevelMark } from '../../kit/marks.tsx';
import { placeAt, turnsFrom } from '../../play/session/round.ts';
import type { TableState } from '../../play/session/session.ts';
import { strawsOf } from '../../play/levels.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly state: TableState;
  /** Only the host changes seats. */
  readonly onSeat: ((seat: number) => void) | undefined;
}

/** Who sits where, clockwise; whoever looks sits at the bottom. */
export function RoundTable({ state, onSeat }: Props): JSX.Element {
  const { waiting } = usePagesWords();
  const { table, you } = state;
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
            <SeatOf card={card} seat={seat} state={state} isHosting={onSeat !== undefined} />
          </Place>
        ))}
      </ol>
    </div>
  );

  function wanting(seat: number): (() => void) | undefined {
    return onSeat === undefined ? undefined : () => onSeat(seat);
  }
}

interface PlaceProps {
  readonly at: ReturnType<typeof placeAt>;
  readonly card: SeatCard;
  readonly onClick: (() => void) | undefined;
  readonly children: ComponentChildren;
}

function Place({ at, card, onClick, children }: PlaceProps): JSX.Element {
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

interface SeatProps {
  readonly card: SeatCard;
  readonly seat: number;
  readonly state: TableState;
  readonly isHosting: boolean;
}

function SeatOf({ card, seat, state, isHosting }: SeatProps): JSX.Element {
  const { waiting } = usePagesWords();
  const isYou = seat === state.you;
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
            {card.away ? waiting.away : seat === state.table.host ? waiting.host : waiting.here}
          </>
        )}
      </span>
    </>
  );
}
