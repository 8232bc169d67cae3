import { plainCode } from '../../protocol/code.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../../protocol/table.ts';
import { useWorld } from '../world.ts';
import { go } from '../route.ts';
import { kindOf } from './errors.ts';
import { NameForm } from './join/name-form.tsx';
import { NoSeat } from './join/no-seat.tsx';
import { shownCode } from './pieces/code.ts';
import { join as joinTable } from './pieces/deeds.ts';
import { dressOf, FIRST_GAME } from './pieces/games.ts';
import { Nowhere } from './pieces/nowhere.tsx';
import { Coming, Failed } from './pieces/said.tsx';
import { Shell } from './pieces/shell.tsx';
import { useAnswer } from './pieces/use-answer.ts';
import { useDeed } from './pieces/use-deed.ts';
import { usePage } from './pieces/use-page.ts';

/** Somebody was faster. */
const TOO_LATE: ReadonlySet<string | undefined> = new Set(['table-full', 'not-open', 'seat-taken']);

/** What an invitation leads to: a seat, if one is free. */
export function Join({ code }: { readonly code: string }): JSX.Element {
  const { words, online } = useWorld();
  const { join } = words.pages;
  const plain = plainCode(code);
  const [answer, again] = useAnswer(() => online.look(plain), plain);
  const game = answer.is === 'here' ? answer.value.table.game : FIRST_GAME;
  usePage({ title: join.title, classes: 'home', game: dressOf(game) });
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

interface FoundWish {
  readonly snapshot: Snapshot;
  readonly again: () => void;
}

function Found({ snapshot: { table, you }, again }: FoundWish): JSX.Element {
  const { words, settings, set, online } = useWorld();
  // asked for once, so that the form stays while the name is being set
  const [asksName] = useState(settings.name === '');
  const { isBusy, error, run } = useDeed();
  const toTable = (): void => go({ page: 'table', id: table.id, isOnline: true }, 'replace');
  const hasSeat = table.status === 'open' && table.seats.some(({ kind }) => kind === 'open');
  const sit = (name: string): void =>
    run(async () => {
      await joinTable(online, table.id, name).then(toTable, (problem: unknown) => {
        if (!TOO_LATE.has(kindOf(problem))) throw problem;
        again();
      });
      set({ name });
    });
  useEffect(() => {
    if (you !== null) toTable();
    else if (hasSeat && !asksName) sit(settings.name);
  }, []);
  if (you !== null) return <Coming />;
  if (!hasSeat) return <NoSeat table={table} onWatch={toTable} />;
  if (asksName) return <NameForm table={table} isBusy={isBusy} error={error} onName={sit} />;
  if (error !== undefined) return <Failed error={error} again={() => sit(settings.name)} />;
  return <Coming says={words.pages.join.sitting} />;
}
