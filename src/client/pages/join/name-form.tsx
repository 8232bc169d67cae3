import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import { Button } from '../../kit/button.tsx';
import { nameOf } from '../../words/words.ts';
import { NameField } from '../common/name-field.tsx';
import { ProblemNote } from '../../shell/said.tsx';
import { SeatRow } from '../common/seat-row.tsx';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly table: TableCard;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onName: (name: string) => void;
}

/** Somebody new: the others want to call them something. */
export function NameForm({ table, isBusy, error, onName }: Props): JSX.Element {
  const { words } = useWorld();
  const { join, name: naming } = usePagesWords();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const host = table.host === null ? undefined : table.seats[table.host];
  const game = nameOf(table.game, words);
  const submit = (event: Event): void => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted !== '' && !isBusy) onName(wanted);
  };
  return (
    <form class="panel whoform" onSubmit={submit}>
      <h1>{join.who}</h1>
      <p class="muted">
        {host === undefined || host.kind === 'open' ? join.table(game) : join.tableOf(game, host.name)}
      </p>
      <SeatRow table={table} />
      <NameField value={name} onInput={setName} error={isMissing ? naming.empty : undefined} />
      <ProblemNote error={error} />
      <Button type="submit" kind="primary" big icon="arrow" busy={isBusy}>
        {join.sit}
      </Button>
    </form>
  );
}
