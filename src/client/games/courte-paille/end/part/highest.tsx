import type { JSX } from 'preact';
import { countOf } from '../../../../../games/courte-paille/count.ts';
import type { Announced } from '../../../../../games/courte-paille/events.ts';
import type { Form } from '../../../../../games/courte-paille/options.ts';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import { ClauseLink } from '../../../../play/rules/clause-link.tsx';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import type { Who } from '../../../../words/who.ts';
import type { EndsWords } from '../../words/en/ends.ts';
import { countedFirst } from '../counted-first.ts';
import type { PartEnd } from '../endings.ts';
import { comparisonOf, isParted } from './comparison.ts';
import { useEnds } from '../words.ts';

interface Props {
  readonly end: PartEnd;
  readonly context: TableContext;
  readonly form: Form;
  onClose(): void;
}

/** The hand that opens: all of it, or only what counts. */
export function Highest({ end, context, form, onClose }: Props): JSX.Element {
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

function HighestSaid({ end, context, form }: Omit<Props, 'onClose'>): JSX.Element {
  const says = useEnds();
  const { winner, points } = end;
  const who = whoIn(context, winner);
  const equal = end.announced.filter((one) => one.seat !== winner && one.points === points);
  return (
    <div class="say">
      <span class="me">
        <Animal name={animalOf(winner)} />
      </span>
      <p>
        <b>{says.highest(who, points)}</b>{' '}
        <small>
          {shownSays(end, who, form, says)} {equal.length > 0 && tieSays(end, equal, context, form, says)}
        </small>{' '}
        <ClauseLink clause={equal.length > 0 ? 'C21b' : form === 'announced' ? 'C21' : 'C21a'} />
      </p>
    </div>
  );
}

/** Why the part is the winner's though others said as much. */
function tieSays(
  { winner, compared }: PartEnd,
  equal: readonly Announced[],
  context: TableContext,
  form: Form,
  says: EndsWords,
): string {
  const who = whoIn(context, winner);
  const others = equal.map(({ seat }) => whoIn(context, seat));
  if (form === 'announced') return says.asMany(who, others);
  const last = compared.at(-1);
  return last === undefined || !isParted(last)
    ? says.levelNearest(who, others)
    : says.levelDecided(others, comparisonOf(last, context));
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
