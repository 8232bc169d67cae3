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
import type { Form } from '../../../../games/courte-paille/options.ts';
import { countOf } from '../../../../games/courte-paille/count.ts';
import { countedFirst } from './counted-first.ts';
import type { PartEnd } from './endings.ts';
import { Medal, Shark } from '../table/castaway-marks.tsx';
import { MOST_PARTS } from '../../../../games/courte-paille/faces.ts';
import type { EndsWords } from '../words/en/ends.ts';
import type { Who } from '../../../words/who.ts';
import { PartStraws } from './part-straws.tsx';
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

interface HighestProps extends Props {
  readonly form: Form;
  onClose(): void;
}

/** The hand that opens: all of it, or only what counts. */
function Highest({ end, context, form, onClose }: HighestProps): JSX.Element {
  const says = useEnds();
  return (
    <section class="tray" aria-label={says.shownHand} style={{ '--voices': end.announced.length }}>
      <HighestSaid end={end} context={context} form={form} />
      <ShownHand end={end} />
      <div class="actions">
        <Button kind="primary" big icon="arrow" onClick={onClose}>
          {end.winner === context.you ? says.chooseWho : says.seeWho}
        </Button>
      </div>
    </section>
  );
}

function HighestSaid({ end, context, form }: Omit<HighestProps, 'onClose'>): JSX.Element {
  const says = useEnds();
  const { winner, points } = end;
  const who = whoIn(context, winner);
  const equal = end.announced.filter((one) => one.seat !== winner && one.points === points);
  const others = equal.map(({ seat }) => whoIn(context, seat));
  return (
    <div class="say">
      <span class="me">
        <Animal name={animalOf(winner)} />
      </span>
      <p>
        <b>{says.highest(who, points)}</b>{' '}
        <small>
          {shownSays(end, who, form, says)} {equal.length > 0 && says.asMany(who, others)}
        </small>{' '}
        <ClauseLink clause={equal.length > 0 ? 'C21b' : form === 'announced' ? 'C21' : 'C21a'} />
      </p>
    </div>
  );
}

/** What the winner shows in this form of the game. */
function shownSays({ part, shown, eaten }: PartEnd, who: Who, form: Form, says: EndsWords): string {
  if (form === 'announced') return says.showsAll(who, part);
  return shown === undefined ? says.showsNothing(who, part) : says.showsCounted(who, part, eaten.characters);
}

function ShownHand({ end: { shown, eaten } }: Pick<Props, 'end'>): JSX.Element {
  const says = useEnds();
  const cards = shown?.cards ?? [];
  const count = countOf(cards, eaten.characters);
  const counts = [...count.own, ...count.cocos];
  const rest = cards.filter((card) => !counts.includes(card));
  return (
    <div class="hand open" role="img" aria-label={cards.length === 0 ? says.nothingShown : says.hand(counts, rest)}>
      {countedFirst(count, cards).map((card) => (
        <CardPicture key={card} game="courte-paille" card={card} class={counts.includes(card) ? 'hit' : undefined} />
      ))}
    </div>
  );
}
