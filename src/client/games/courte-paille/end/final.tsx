import type { JSX } from 'preact';
import { CardPicture } from '../../../kit/card.tsx';
import { Chart } from '../../../play/end/chart.tsx';
import { FinalResult } from '../../../play/end/final.tsx';
import type { FinalProps } from '../../../play/game-table.tsx';
import type { Heading } from '../../../play/end/result.tsx';
import { whoIn, type TableContext } from '../../../play/session/context.ts';
import { isLong } from '../table/context.ts';
import { CHARACTERS, valueOf } from '../../../../games/courte-paille/faces.ts';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { countOf } from '../../../../games/courte-paille/count.ts';
import { Dinner } from './dinner.tsx';
import { PartsFinal } from './final-parts.tsx';
import { byDay, platedAt } from '../../../../games/courte-paille/plate.ts';
import { Ranking } from './ranking.tsx';
import { rankingOf } from './ranking.ts';
import { useEnds } from './words.ts';

/** More lines than that cannot be told apart. */
const MOST_LINES = 4;

/** The end of the match. */
export function CourtePailleFinal(props: FinalProps<CourtePailleView, TableContext>): JSX.Element {
  return isLong(props.context) ? <PartsFinal {...props} /> : <WeekFinal {...props} />;
}

/** The end of a match of one week. Everything lies open. */
function WeekFinal({ session, state, context, view }: FinalProps<CourtePailleView, TableContext>): JSX.Element {
  const says = useEnds();
  const winners = view.winners ?? [];
  const eaten = view.told?.castaways ?? [];
  const scores = view.seats.map(({ score }) => score);
  const week = view.week.flatMap(({ card }) => (card === null ? [] : [card]));
  const plated = platedAt(view);
  const rows = rankingOf(scores, winners);
  const head = useHeading(view, context);
  const lines = plated.slice(0, MOST_LINES).map(({ castaway, total }) => ({
    name: `${says.castawayShort(castaway)} ${total}`,
    values: byDay(week, castaway),
  }));
  return (
    <FinalResult
      session={session}
      state={state}
      prize={<Dinner winner={winners[0] ?? 0} eaten={eaten} aboard={CHARACTERS} label={says.dinner(eaten)} />}
      head={head}
      winners={winners}
      scores={scores}
    >
      <div class="rtc">
        <Ranking
          context={context}
          rows={rows}
          heads={eaten.length === 0 ? [says.score] : [says.cards(eaten), says.coco, says.score]}
          cellsOf={(seat) => [...(eaten.length === 0 ? [] : cellsOf(seat)), scores[seat]!]}
        />
        {lines.length > 0 && (
          <Chart lines={lines} label={says.plateByDay} steps={week.map((_, i) => says.dayLetter(i + 1))} />
        )}
      </div>
    </FinalResult>
  );

  function cellsOf(seat: number) {
    const count = countOf(handOf(view, seat), eaten);
    const plus = count.cocos.reduce((sum, card) => sum + valueOf(card), 0);
    return [
      count.own.length === 0 ? <Quiet key="own" says={says.none} /> : <Small key="own" cards={count.own} />,
      count.idle.length > 0 ? <Quiet key="coco" says={says.notCounted(count.idle)} /> : plus > 0 ? `+${plus}` : '—',
    ];
  }
}

function useHeading(view: CourtePailleView, context: TableContext): Heading {
  const says = useEnds();
  const winners = view.winners ?? [];
  const eaten = view.told?.castaways ?? [];
  const [top, ...below] = platedAt(view);
  const points = view.seats[winners[0] ?? 0]?.score ?? 0;
  const isLevel = view.seats.filter(({ score }) => score === points).length > winners.length;
  const kick = says.landAhoy;
  const head = says.dines(
    eaten,
    winners.map((seat) => whoIn(context, seat)),
  );
  if (top === undefined) return { kick, head, lead: says.eatenLead([], 0), clause: 'C16a' };
  const plate = eaten.length > 1 ? says.platesLead(eaten, top.total) : says.plateLead(top.total, below[0]);
  const calc = says.calc(countOf(handOf(view, winners[0] ?? 0), eaten), eaten);
  const held = winners.length === 1 && points > 0 ? says.winnerHeld(whoIn(context, winners[0]!), calc) : '';
  return {
    kick,
    head,
    lead: [plate, held, isLevel ? says.winnerLevel : ''].filter((one) => one !== '').join(' '),
    clause: isLevel ? 'C18' : winners.length > 1 ? 'C18a' : 'C17',
  };
}

function handOf(view: CourtePailleView, seat: number): Card[] {
  return (view.seats[seat]?.hand ?? []).flatMap((card) => (card === null ? [] : [card]));
}

function Quiet({ says }: { readonly says: string }): JSX.Element {
  return <span class="small muted">{says}</span>;
}

function Small({ cards }: { readonly cards: readonly Card[] }): JSX.Element {
  const says = useEnds();
  return (
    <span class="mc">
      {cards.map((card) => (
        <CardPicture key={card} game="courte-paille" card={card} label={says.cardList([card])} />
      ))}
    </span>
  );
}
