import type { JSX } from 'preact';
import { InBackWords, useBack } from '../back/words.ts';
import type { Match } from '../back/screen.ts';
import { LinkError } from '../link/link.ts';
import { useWorld } from '../world.ts';
import { Blank } from './pieces/blank.tsx';
import { later } from './pieces/later.tsx';
import { Coming, Failed } from './pieces/said.tsx';
import { Shell } from './pieces/shell.tsx';
import { To } from './pieces/to.tsx';
import { ToHome } from './pieces/to-home.tsx';
import { useAnswer } from './pieces/use-answer.ts';
import { usePage } from './pieces/use-page.ts';

const StrawBack = later(async () => (await import('../back/straw.tsx')).StrawBack);
const CourteBack = later(async () => (await import('../back/courte.tsx')).CourteBack);
const Str8Back = later(async () => (await import('../back/str8.tsx')).Str8Back);

interface Props {
  readonly id: string;
  readonly isOnline: boolean;
}

/** A match that has ended, wherever it was played. */
export function LookBackPage(props: Props): JSX.Element {
  return (
    <InBackWords>
      <Looking {...props} />
    </InBackWords>
  );
}

function Looking(props: Props): JSX.Element {
  const { words, online, alone } = useWorld();
  const { id, isOnline } = props;
  const link = isOnline ? online : alone;
  const [answer, again] = useAnswer(async (): Promise<Match> => {
    const [{ table, you }, record] = await Promise.all([link.look(id), link.record(id)]);
    return { link, table, you, record, moments: await alone.replay(record, you) };
  }, id);
  if (answer.is === 'here') {
    const match = answer.value;
    switch (match.table.game) {
      case 'courte-paille':
        return <CourteBack match={match} />;
      case 'str8-eight':
        return <Str8Back match={match} />;
      default:
        return <StrawBack match={match} />;
    }
  }
  if (answer.is === 'coming') return <Waiting says={words.common.loading} />;
  return isEarly(answer.error) ? <NotYet {...props} /> : <NotHere error={answer.error} again={again} />;
}

function isEarly(error: unknown): boolean {
  return error instanceof LinkError && error.kind === 'not-ended';
}

function Waiting({ says }: { readonly says: string }): JSX.Element {
  usePage({ title: useBack().title, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <section class="blank">
        <Coming says={says} />
      </section>
    </Shell>
  );
}

function NotYet({ id, isOnline }: Props): JSX.Element {
  const back = useBack();
  usePage({ title: back.title, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <Blank picture="signpost" heading={back.notYet} says={back.notYetSays}>
        <To route={{ page: 'table', id, isOnline }} class="btn primary big">
          {back.toTable}
        </To>
        <ToHome />
      </Blank>
    </Shell>
  );
}

function NotHere({ error, again }: { readonly error: unknown; readonly again: () => void }): JSX.Element {
  const back = useBack();
  usePage({ title: back.title, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <section class="blank">
        <h1>{back.noRecord}</h1>
        <Failed error={error} again={again} />
        <ToHome />
      </section>
    </Shell>
  );
}
