import type { ComponentChildren, JSX } from 'preact';
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
import type { EndsWords } from '../words/en/ends.ts';
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
  return (
    <FinalResult
      session={session}
      state={state}
      prize={<Dinner winner={winners[0] ?? 0} eaten={eaten} aboard={CHARACTERS} label={says.dinner(eaten)} />}
      head={useHeading(view, context)}
      winners={winners}
      scores={scores}
    >
      <div class="rtc">
        <Ranking
          context={context}
          rows={rankingOf(scores, winners)}
          heads={eaten.length === 0 ? [says.score] : [says.cards(eaten), says.coco, says.score]}
          cellsOf={(seat) => [...(eaten.length === 0 ? [] : countCells(view, seat, says)), scores[seat]!]}
        />
        <PlateByDay view={view} />
      </div>
    </FinalResult>
  );
}

/** What somebody held of those who were eaten, and what Cocos added to it. */
function countCells(view: CourtePailleView, seat: number, says: EndsWords): readonly ComponentChildren[] {
  const { own, cocos, idle } = countOf(handOf(view, seat), view.told?.castaways ?? []);
  const plus = cocos.reduce((sum, card) => sum + valueOf(card), 0);
  return [
    own.length === 0 ? <Quiet key="own" says={says.none} /> : <Small key="own" cards={own} />,
    idle.length > 0 ? <Quiet key="coco" says={says.notCounted(idle)} /> : plus > 0 ? `+${plus}` : '—',
  ];
}

/** What lay on the plate, day by day. */
function PlateByDay({ view }: { readonly view: CourtePailleView }): JSX.Element | null {
  const says = useEnds();
  const week = view.week.flatMap(({ card }) => (card === null ? [] : [card]));
  const plated = platedAt(view).slice(0, MOST_LINES);
  if (plated.length === 0) return null;
  const lines = plated.map(({ castaway, total }) => ({
    name: `${says.castawayShort(castaway)} ${total}`,
    values: byDay(week, castaway),
  }));
  return <Chart lines={lines} label={says.plateByDay} steps={week.map((_, i) => says.dayLetter(i + 1))} />;
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
