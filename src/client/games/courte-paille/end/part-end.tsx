import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Button } from '../../../kit/button.tsx';
import { CardPicture } from '../../../kit/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ClauseLink } from '../../../play/rules/clause-link.tsx';
import { PACES } from '../../../shell/settings.ts';
import { useWorld } from '../../../shell/world.ts';
import { Frame } from '../../../play/frame/frame.tsx';
import type { EndProps } from '../../../play/game-table.tsx';
import { placeAt, turnsFrom } from '../../../play/session/round.ts';
import { nameIn, whoIn, type TableContext } from '../../../play/session/context.ts';
import type { Form } from '../table/shapes.ts';
import { countOf, sortedBy } from './count.ts';
import type { PartEnd } from './endings.ts';
import { Medal, Shark } from '../table/pieces.tsx';
import { MOST_PARTS } from './parts.ts';
import { PartStraws } from './straws.tsx';
import { useEnds } from './words.ts';

/** A part is over: everybody says something round the table, the highest shows. */
export function PartOver({ session, state, context, end, onClose }: EndProps<PartEnd, TableContext>): JSX.Element {
  const says = useEnds();
  const { settings } = useWorld();
  const { part, eaten, announced, parts } = end;
  const form = context.table.options['form'] as Form;
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame
      session={session}
      state={state}
      classes="t-courte-paille t-round t-announce"
      middle={<span class="pill">{says.part(part, MOST_PARTS, form)}</span>}
    >
      <main class="rstage" style={{ '--pace': PACES[settings.pace], '--voices': announced.length }}>
        <h2 class="sr" tabIndex={-1} ref={heading} aria-describedby={told}>
          {says.eatenHead(eaten.characters)}
        </h2>
        <p class="sr" id={told}>
          {says.announcedLong(
            announced.map(({ seat, points }) => ({ who: whoIn(context, seat), points })),
            whoIn(context, end.winner),
            part,
          )}
        </p>
        <PartStraws parts={parts} context={context} />
        <Voices end={end} context={context} />
      </main>
      <Highest end={end} context={context} form={form} onClose={onClose} />
    </Frame>
  );
}

interface Props {
  readonly end: PartEnd;
  readonly context: TableContext;
}

/** Who says what, clockwise; whoever looks sits at the bottom. */
function Voices({ end, context }: Props): JSX.Element {
  const says = useEnds();
  const { characters, totals } = end.eaten;
  const { length } = context.table.seats;
  const total = totals[characters[0]!] ?? 0;
  return (
    <div class="round">
      <div class="mid">
        <span class="eatenones">
          {characters.map((who) => (
            <Medal key={who} who={who} mood={2} />
          ))}
        </span>
        <b class="display">{says.eatenShort(characters)}</b>
        <span class="small">
          {characters.length === 0
            ? says.nobodyEaten
            : characters.length === 1
              ? says.eatenOn(total)
              : says.eachEatenOn(characters, total)}
        </span>
      </div>
      <ol class="rlist" aria-label={says.announcements}>
        {context.table.seats.map((_, seat) => (
          <Voice key={seat} seat={seat} end={end} context={context} turn={turnsFrom(context.you, seat, length)} />
        ))}
      </ol>
    </div>
  );
}

function Voice({ seat, end, context, turn }: Props & { readonly seat: number; readonly turn: number }): JSX.Element {
  const says = useEnds();
  const at = end.announced.findIndex((one) => one.seat === seat);
  const said = end.announced[at];
  const isBest = seat === end.winner;
  return (
    <li
      class={classNames('rs', isBest && 'best', turn === 0 && 'self', said === undefined && 'mute')}
      style={{ ...placeAt(turn, context.table.seats.length), '--k': at }}
    >
      {said !== undefined && (
        <span class={isBest ? 'sbub best' : 'sbub'}>
          <i class="num" aria-hidden="true">
            {at + 1}
          </i>
          {said.points === null ? says.notMore : <b>{said.points}</b>}
        </span>
      )}
      <span class="ring">
        <Animal name={animalOf(seat)} />
        {seat === end.shark && (
          <span class="shk">
            <Shark label={says.hasShark} />
          </span>
        )}
      </span>
      <b class="rn">{nameIn(context, seat)}</b>
      {said === undefined && <span class="sr">{says.outTag}</span>}
    </li>
  );
}

/** The hand that opens: all of it, or only what counts. */
function Highest({ end, context, form, onClose }: Props & { readonly form: Form; onClose(): void }): JSX.Element {
  const says = useEnds();
  const { winner, points, part, displayed, eaten } = end;
  const who = whoIn(context, winner);
  const cards = displayed?.cards ?? [];
  const count = countOf(cards, eaten.characters);
  const equal = end.announced.filter((one) => one.seat !== winner && one.points === points);
  const more =
    form === 'announced'
      ? says.showsAll(who, part)
      : displayed === undefined
        ? says.showsNothing(who, part)
        : says.showsCounted(who, part, eaten.characters);
  return (
    <section class="tray" aria-label={says.shownHand} style={{ '--voices': end.announced.length }}>
      <div class="say">
        <span class="me">
          <Animal name={animalOf(winner)} />
        </span>
        <p>
          <b>{says.highest(who, points)}</b>{' '}
          <small>
            {more}{' '}
            {equal.length > 0 &&
              says.asMany(
                who,
                equal.map(({ seat }) => whoIn(context, seat)),
              )}
          </small>{' '}
          <ClauseLink clause={equal.length > 0 ? 'C21b' : form === 'announced' ? 'C21' : 'C21a'} />
        </p>
      </div>
      <div
        class="hand open"
        role="img"
        aria-label={cards.length === 0 ? says.nothingShown : says.hand([...count.own, ...count.cocos], rest())}
      >
        {sortedBy(count, cards).map((card) => (
          <CardPicture
            key={card}
            game="courte-paille"
            card={card}
            class={count.own.includes(card) || count.cocos.includes(card) ? 'hit' : undefined}
          />
        ))}
      </div>
      <div class="actions">
        <Button kind="primary" big icon="arrow" onClick={onClose}>
          {who.isYou ? says.chooseWho : says.seeWho}
        </Button>
      </div>
    </section>
  );

  function rest() {
    return cards.filter((card) => !count.own.includes(card) && !count.cocos.includes(card));
  }
}
