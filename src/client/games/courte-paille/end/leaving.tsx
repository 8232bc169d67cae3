import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PAINTS } from '../art/signs.ts';
import { portrait } from '../art/portraits.ts';
import { animate, EASES, TIMES } from '../../../kit/motion/still.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { Result } from '../../../play/end/result.tsx';
import { nameIn, whoIn, type TableContext } from '../../../play/session/context.ts';
import type { Character } from '../../../../games/courte-paille/cards.ts';
import type { Form } from '../../../../games/courte-paille/options.ts';
import type { Leaving } from './endings.ts';
import { Ring } from './ring.tsx';
import { MOST_PARTS } from '../../../../games/courte-paille/faces.ts';
import { PartStraws } from './part-straws.tsx';
import { useEnds } from './words.ts';

/** Somebody has left the raft: what everybody gave up, who is out, and what comes next. */
export function SomebodyLeft(props: EndProps<Leaving, TableContext>): JSX.Element {
  const { session, state, context, end, isYourTurn, onClose } = props;
  const says = useEnds();
  const { banished, next, returned, parts } = end;
  const form = context.table.options['form'] as Form;
  const own = context.you === null ? undefined : banished.cards[context.you];
  const notes = [
    isYourTurn ? says.yourTurnBehind : '',
    returned === undefined ? '' : says.cocosReturned(whoIn(context, returned.seat), returned.cards),
    next === undefined ? '' : says.next(next.number, next.week, whoIn(context, next.shark)),
  ];
  return (
    <Result
      session={session}
      state={state}
      classes="t-score t-left"
      middle={<span class="pill">{says.part(end.part, MOST_PARTS, form)}</span>}
      picture={<Sinking who={banished.character} label={says.sunk(banished.character)} />}
      head={{
        kick: says.overboard,
        head: says.banishes(whoIn(context, banished.seat), banished.character),
        lead: own === undefined ? says.nineGone : says.youLost(own),
        clause: end.out.length > 0 ? 'C25' : 'C22',
      }}
      note={notes.filter((note) => note !== '').join(' ')}
      button={next === undefined ? says.toResult : says.toPart(next.number)}
      onClose={onClose}
    >
      <ol class="results">
        {context.table.seats.map((_, seat) => (
          <GivenUp key={seat} seat={seat} end={end} context={context} />
        ))}
      </ol>
      <PartStraws parts={parts} context={context} hasLeft />
    </Result>
  );
}

interface GivenUpProps {
  readonly seat: number;
  readonly end: Leaving;
  readonly context: TableContext;
}

/** Laid face up for all to see. */
function GivenUp({ seat, end, context }: GivenUpProps): JSX.Element {
  const says = useEnds();
  const cards = end.banished.cards[seat] ?? [];
  const isYou = seat === context.you;
  return (
    <li class={classNames('res g', isYou && 'you')}>
      <Ring seat={seat} />
      <span class="who">
        <b class="display">{nameIn(context, seat)}</b>
        {end.out.includes(seat) && (
          <span class="outb small">
            <Icon name="eye" />
            {says.outTag}
          </span>
        )}
      </span>
      {cards.length === 0 ? (
        <span class="small muted">{says.nothing}</span>
      ) : (
        <span class="cards" role="img" aria-label={says.cardList(cards)}>
          {cards.map((card) => (
            <CardPicture key={card} game="courte-paille" card={card} />
          ))}
        </span>
      )}
    </li>
  );
}

/** How deep the head is under water when it is over. */
const UNDER = 46;

function Sinking({ who, label }: { readonly who: Character; readonly label: string }): JSX.Element {
  const head = useRef<SVGGElement>(null);
  useEffect(() => {
    const path = [{ transform: `translateY(-${UNDER}px)` }, { transform: 'none' }];
    void animate(head.current, path, { duration: TIMES.fall, easing: EASES.in });
  }, []);
  const wave = (y: number, x: number): string => `M${x} ${y}${'q10-6 20 0t20 0'.repeat(60)}v300H${x}Z`;
  return (
    <section class="sink">
      <svg viewBox="0 0 220 150" role="img" aria-label={label}>
        <circle cx="110" cy="84" r="62" fill={PAINTS[who].tint} />
        <g transform={`translate(52 ${UNDER - 8})rotate(6 58 66)`}>
          <g ref={head} dangerouslySetInnerHTML={{ __html: portrait(who, 2) }} />
        </g>
        <path d={wave(104, -1012)} fill="var(--land-2)" />
        <path d={wave(120, -1000)} fill="var(--land-3)" />
      </svg>
    </section>
  );
}
