import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Analysis } from '../../../protocol/analysis.ts';
import { Failed } from '../../shell/said.tsx';
import { Button } from '../../kit/button.tsx';
import { nameIn, type TableContext } from '../session/context.ts';
import { Controls } from './controls.tsx';
import { Graph, roomFor } from './graph.tsx';
import { costlyPlies, percentOf, percentsOf } from './numbers.ts';
import { Timeline } from './timeline.tsx';
import type { Looking } from './use-analysis.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly context: TableContext;
  readonly ply: number;
  readonly last: number;
  readonly says: string;
  onPick(ply: number): void;
  onStep(by: number): void;
  again(): void;
}

/** How the chances went, and the way through the match. It works before anything is known of chances. */
export function Chances({ looking, context, ply, last, says, onPick, onStep, again }: Props): JSX.Element {
  const review = useReviewWords();
  const analysis = looking.is === 'here' ? looking.analysis : undefined;
  const costly = analysis === undefined ? [] : costlyPlies(analysis);
  const room = roomFor(context.table.seats.map((_, seat) => nameIn(context, seat)));
  return (
    <section class="chart panel" aria-labelledby="chances" style={{ '--room': `${room}px` }}>
      <div class="chead">
        <h2 id="chances">{review.chances}</h2>
        {looking.is !== 'failed' && <span class="small muted">{review.chancesSays}</span>}
      </div>
      {looking.is === 'coming' && <Progress share={looking.share} />}
      {looking.is === 'failed' && (
        <div class="unknown">
          <p>{review.noChances}</p>
          <Failed error={looking.error} again={again} />
        </div>
      )}
      {analysis !== undefined && (
        <Graph
          curve={analysis.curve}
          moves={analysis.moves}
          context={context}
          ply={ply}
          room={room}
          label={ply === 0 ? review.deal : review.move(ply)}
          onPick={onPick}
        />
      )}
      <Timeline ply={ply} last={last} costly={costly} says={says} onPick={onPick} />
      <Controls ply={ply} last={last} onPick={onPick} onStep={onStep} />
      {analysis !== undefined && (
        <div class="row costlies">
          <Costly plies={costly} ply={ply} onPick={onPick} />
          <AsTable curve={analysis.curve} context={context} />
        </div>
      )}
    </section>
  );
}

interface CostlyProps {
  readonly plies: readonly number[];
  readonly ply: number;
  onPick(ply: number): void;
}

/** How many moves were costly, and the way to the next. */
function Costly({ plies, ply, onPick }: CostlyProps): JSX.Element {
  const review = useReviewWords();
  const next = plies.find((at) => at > ply) ?? plies[0];
  return (
    <>
      <span class="small" role="status">
        {review.costlyMoves(plies.length)}
      </span>
      {next !== undefined && (
        <Button icon="warn" onClick={() => onPick(next)}>
          {review.nextCostly}
        </Button>
      )}
    </>
  );
}

function Progress({ share }: { readonly share: number | undefined }): JSX.Element {
  const review = useReviewWords();
  const says = share === undefined ? review.looking : review.lookingAt(percentOf(share));
  return (
    <div class="looking">
      <p class="small" role="status">
        {says}
      </p>
      <progress class="progress" max={1} value={share} aria-label={review.looking} />
    </div>
  );
}

interface AsTableProps {
  readonly curve: Analysis['curve'];
  readonly context: TableContext;
}

/** The same numbers to read; made when somebody wants them. */
function AsTable(props: AsTableProps): JSX.Element {
  const review = useReviewWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="astable" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{review.asTable}</summary>
      {isOpen && (
        <div class="scrolls" tabIndex={0} role="group" aria-label={review.asTable}>
          <Numbers {...props} />
        </div>
      )}
    </details>
  );
}

function Numbers({ curve, context }: AsTableProps): JSX.Element {
  const review = useReviewWords();
  const seats = (curve[0] ?? []).map((_, seat) => seat);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{review.timeline}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameIn(context, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curve.map((chances, ply) => (
          <tr key={ply}>
            <th scope="row" class="num">
              {ply}
            </th>
            {percentsOf(chances).map((percent, seat) => (
              <td key={seat} class="num">
                {review.percent(percent)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
