import type { JSX } from 'preact';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { LogLine } from '../frame/log.tsx';
import { Line } from './log.tsx';

interface Props {
  readonly lines: readonly LogLine[];
  readonly game: string;
}

const MOST_TOLD = 5;

/** What happened while the connection was gone. */
export function Missed({ lines, game }: Props): JSX.Element {
  const say = useLaterTableWords();
  return (
    <section class="recap panel" aria-label={say.whileAway}>
      <h2>{say.whileAway}</h2>
      <ol>
        {lines.slice(-MOST_TOLD).map((line, i) => (
          <Line key={i} line={line} game={game} />
        ))}
      </ol>
    </section>
  );
}
