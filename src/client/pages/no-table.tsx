import type { JSX } from 'preact';
import type { Closing } from '../../protocol/table.ts';
import { Button } from '../kit/button.tsx';
import type { Session } from '../play/session/session.ts';
import { Blank } from '../shell/blank.tsx';
import { wordsFor } from '../shell/errors.ts';
import { Shell } from '../shell/shell.tsx';
import { To } from '../shell/to.tsx';
import { ToHome } from '../shell/to-home.tsx';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';
import { useWorld } from '../shell/world.ts';
import type { PagesWords } from '../words/en/later/pages.ts';
import type { Words } from '../words/words.ts';
import { CHAIRS } from './common/chairs.ts';
import { usePagesWords } from './common/words.tsx';

/** Another tab has taken the game; nothing is lost by taking it back. */
export function Elsewhere({ again }: { readonly again: () => void }): JSX.Element {
  const { elsewhere } = usePagesWords();
  usePage({ title: elsewhere.heading, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Blank picture={CHAIRS} heading={elsewhere.heading} says={elsewhere.says}>
        <Button kind="primary" big icon="arrow" onClick={again}>
          {elsewhere.here}
        </Button>
        <ToHome />
      </Blank>
    </Shell>
  );
}

/** What the table answered, how it was closed, or that its game is unknown here. */
type Why = { readonly problem: NonNullable<Session['problem']> } | { readonly closed: Closing | null } | 'no-such-game';

interface NoTableProps {
  readonly why: Why;
  readonly isOnline: boolean;
}

/** There is no table to show. */
export function NoTable({ why, isOnline }: NoTableProps): JSX.Element {
  const { words } = useWorld();
  const { table: say } = usePagesWords();
  const [head, more] = saysOf(why, say, words);
  usePage({ title: head, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Blank {...(isOnline && { picture: CHAIRS })} heading={head} says={more}>
        <ToHome isFirst />
        {isOnline && (
          <To route={{ page: 'tables' }} class="btn quiet">
            {say.tables}
          </To>
        )}
      </Blank>
    </Shell>
  );
}

function saysOf(why: Why, say: PagesWords['table'], words: Words): readonly [head: string, more: string] {
  if (why === 'no-such-game') return [say.refused, words.pages.errors['no-such-game']];
  if ('closed' in why) return [say.closed, why.closed === null ? '' : say.closings[why.closed]];
  if (why.problem.kind === 'no-such-table') return [say.noTable, say.noTableMore];
  if (why.problem.kind === 'no-watching') return [say.noWatching, say.noWatchingMore];
  return [say.refused, wordsFor(why.problem, words)];
}
