import { plainCode } from '../../../protocol/code.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot, TableCard } from '../../../protocol/table.ts';
import { useWorld } from '../../shell/world.ts';
import { go } from '../../shell/route.ts';
import { kindOf } from '../../shell/errors.ts';
import { NameForm } from './name-form.tsx';
import { hasFreeSeat, NoSeat } from './no-seat.tsx';
import { shownCode } from '../common/code.ts';
import { join as joinTable } from '../common/table-actions.ts';
import { FIRST_GAME } from '../../games/games.ts';
import { Nowhere } from '../common/nowhere.tsx';
import { Coming, Failed } from '../../shell/said.tsx';
import { Shell } from '../../shell/shell.tsx';
import { useAnswer } from '../../shell/use-answer.ts';
import { useAction } from '../../shell/use-action.ts';
import { usePage } from '../../shell/use-page.ts';
import { usePagesWords } from '../common/words.tsx';

/** Somebody was faster. */
const TOO_LATE: ReadonlySet<string | undefined> = new Set(['table-full', 'not-open', 'seat-taken']);

/** What an invitation leads to: a seat, if one is free. */
export function Join({ code }: { readonly code: string }): JSX.Element {
  const { online } = useWorld();
  const { join } = usePagesWords();
  const plain = plainCode(code);
  const [answer, again] = useAnswer(() => online.look(plain), plain);
  const game = answer.is === 'here' ? answer.value.table.game : FIRST_GAME.id;
  usePage({ title: join.title, classes: 'home', game: game });
  return (
    <Shell>
      {answer.is === 'coming' && <Coming says={join.looking} />}
      {answer.is === 'failed' &&
        (kindOf(answer.error) === 'no-such-table' ? (
          <Nowhere heading={join.lost} says={join.lostSays(shownCode(plain))} />
        ) : (
          <Failed error={answer.error} again={again} />
        ))}
      {answer.is === 'here' && <Found snapshot={answer.value} again={again} />}
    </Shell>
  );
}

interface FoundProps {
  readonly snapshot: Snapshot;
  readonly again: () => void;
}

function Found({ snapshot, again }: FoundProps): JSX.Element {
  const { table, you } = snapshot;
  const { settings, set, online } = useWorld();
  const { join } = usePagesWords();
  // asked for once, so that the form stays while the name is being set
  const [asksName] = useState(settings.name === '');
  /** The table as it was when somebody asked for a seat that had become free. */
  const [freed, setFreed] = useState<TableCard | null>(null);
  const { isBusy, error, run } = useAction();
  const toTable = (): void => go({ page: 'table', id: table.id, isOnline: true }, 'replace');
  const sit = (name: string): void =>
    run(async () => {
      await joinTable(online, table.id, name).then(toTable, (problem: unknown) => {
        if (!TOO_LATE.has(kindOf(problem))) throw problem;
        setFreed(null);
        again();
      });
      set({ name });
    });
  const sitNow = (now: TableCard): void => {
    setFreed(now);
    if (!asksName) sit(settings.name);
  };
  useEffect(() => {
    if (you !== null) toTable();
    else if (hasFreeSeat(table) && !asksName) sit(settings.name);
  }, [snapshot]);
  if (you !== null) return <Coming />;
  if (!hasFreeSeat(freed ?? table)) return <NoSeat table={table} onWatch={toTable} onSit={sitNow} />;
  if (asksName) return <NameForm table={freed ?? table} isBusy={isBusy} error={error} onName={sit} />;
  if (error !== undefined) return <Failed error={error} again={() => sit(settings.name)} />;
  return <Coming says={join.sitting} />;
}
