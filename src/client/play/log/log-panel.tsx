import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { useLaterTableWords } from '../frame/later-words.ts';
import type { Again, LogLine } from '../frame/log.tsx';
import { Log } from './log.tsx';
import { sealingLines } from './sealing-lines.ts';
import type { TableState } from '../session/session.ts';
import { whoAt } from '../../words/who.ts';

interface Props {
  readonly state: TableState;
  readonly lines: readonly LogLine[];
  readonly again: Again | undefined;
  /** Stands beside the choice of whose moves. */
  readonly heading?: JSX.Element;
  onAgain?(): void;
}

/** What happened: of all, or of one; and the way to see it again. */
export function LogPanel({ state, lines, again, heading, onAgain }: Props): JSX.Element {
  const { table: say } = useWorld().words;
  const { table, you } = state;
  const before = sealingLines(table, you, useLaterTableWords());
  const [only, setOnly] = useState<number | null>(null);
  const displayed = only === null ? lines : lines.filter(({ seat }) => seat === null || seat === only);
  return (
    <>
      <header>
        {heading}
        <Whose state={state} only={only} onChange={setOnly} />
      </header>
      <Log lines={[...before, ...displayed]} game={table.game} />
      {again !== undefined && (
        <div class="againrow">
          <Button
            kind="quiet"
            icon="replay"
            disabled={!again.isPossible}
            onClick={() => {
              onAgain?.();
              again.start();
            }}
          >
            {say.showAgain}
          </Button>
        </div>
      )}
    </>
  );
}

interface WhoseProps {
  readonly state: TableState;
  readonly only: number | null;
  onChange(only: number | null): void;
}

function Whose({ state: { table, you }, only, onChange }: WhoseProps): JSX.Element {
  const { common } = useWorld().words;
  const say = useLaterTableWords();
  return (
    <select
      class="pill tap whose"
      aria-label={say.whose}
      value={only ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    >
      <option value="">{say.everybody}</option>
      {table.seats.map((_, seat) => (
        <option key={seat} value={seat}>
          {seat === you ? common.you : whoAt(table, you, seat).name}
        </option>
      ))}
    </select>
  );
}
