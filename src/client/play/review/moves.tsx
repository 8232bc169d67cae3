import type { ComponentChildren, JSX } from 'preact';
import type { RecordedMove } from '../../../engine/record/record.ts';
import type { Analysis } from '../../../protocol/analysis.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { CardPicture } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lineBy, type TableContext } from '../session/context.ts';
import { costOf, isCostly } from './numbers.ts';
import type { MoveLine } from './review-display.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly moves: readonly RecordedMove[];
  readonly analysis: Analysis | undefined;
  readonly context: TableContext;
  readonly game: string;
  readonly ply: number;
  /** Above the list: what is to be said of this move. */
  readonly children: ComponentChildren;
  lineAt(ply: number): MoveLine;
  onPick(ply: number): void;
}

const SHOWN = 7;

/** The moves around the one that is looked at, each with what it cost. */
export function Moves({ moves, analysis, context, game, ply, children, lineAt, onPick }: Props): JSX.Element {
  const review = useReviewWords();
  const first = Math.max(1, Math.min(ply - Math.floor(SHOWN / 2), moves.length - SHOWN + 1));
  const plies = Array.from({ length: Math.min(SHOWN, moves.length) }, (_, i) => first + i);
  return (
    <section class="moves panel" aria-labelledby="the-move">
      <h2 id="the-move">{ply === 0 ? review.deal : review.moveOf(ply, moves.length)}</h2>
      {children}
      <ol class="mlist" start={first} aria-label={review.moves}>
        {plies.map((at) => (
          <li key={at} class={at === ply ? 'now' : undefined}>
            <button type="button" aria-current={at === ply ? 'step' : undefined} onClick={() => onPick(at)}>
              <Row move={moves[at - 1]!} ply={at} line={lineAt(at)} analysis={analysis} context={context} game={game} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly move: RecordedMove;
  readonly ply: number;
  readonly line: MoveLine;
  readonly analysis: Analysis | undefined;
  readonly context: TableContext;
  readonly game: string;
}

function Row({ move, ply, line, analysis, context, game }: RowProps): JSX.Element {
  const review = useReviewWords();
  const cost = costOf(analysis?.moves[ply - 1]);
  return (
    <>
      <span class="num mn">{ply}</span>
      <Animal name={animalOf(move.seat)} />
      {line.card === null ? <span /> : <CardPicture game={game} card={line.card} />}
      <span class="did">
        <b>{lineBy(context, move.seat).name}</b> {line.text}
        {move.by !== undefined && <small> · {review.standIn}</small>}
      </span>
      <span class="dl">
        {isCostly(analysis?.moves[ply - 1]) && (
          <span role="img" aria-label={review.isCostly}>
            <Icon name="warn" />
          </span>
        )}
        {cost > 0 && (
          <>
            <span class="num dn" aria-hidden="true">
              {review.change(-cost)}
            </span>
            <span class="sr">{review.costSays(cost)}</span>
          </>
        )}
      </span>
    </>
  );
}
