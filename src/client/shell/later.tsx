import type { JSX } from 'preact';
import { Button } from '../kit/button.tsx';
import { useWorld } from './world.ts';
import { Blank } from './blank.tsx';
import { Coming, ProblemNote } from './said.tsx';
import { Shell } from './shell.tsx';
import { useAnswer } from './use-answer.ts';
import { useAction } from './use-action.ts';
import { PLAIN_LOOK, usePage } from './use-page.ts';

type Page<Props> = (props: Props) => JSX.Element;

export interface LaterPage<Props> extends Page<Props> {
  /** It will be wanted soon. Resolves when it is there, or is not to be had just now. */
  fetch(): Promise<void>;
}

/** A page that is loaded when it is first needed. */
export function later<Props extends object>(load: () => Promise<Page<Props>>): LaterPage<Props> {
  let Loaded: Page<Props> | undefined;
  const loaded = async (): Promise<Page<Props>> => (Loaded ??= await load());
  function Later(props: Props): JSX.Element {
    const [answer] = useAnswer(loaded, '');
    if (Loaded !== undefined) return <Loaded {...props} />;
    return answer.is === 'failed' ? <NotLoaded /> : <Loading />;
  }
  // what fails now is asked for again when it is wanted
  return Object.assign(Later, { fetch: () => settled(loaded()) });
}

/** Whether it came or not. */
export async function settled(loading: Promise<unknown>): Promise<void> {
  await loading.catch(() => undefined);
}

export function Loading(): JSX.Element {
  const { common } = useWorld().words;
  usePage({ title: common.loading, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <section class="blank">
        <Coming />
      </section>
    </Shell>
  );
}

/**
 * No connection, or the server has become newer and no longer has the files of this page. Browsers do not ask twice for a
 * file that failed, so all is loaded anew; but not before the server answers, or there would be no page at all.
 */
export function NotLoaded(): JSX.Element {
  const { words, online } = useWorld();
  const { title, says } = words.common.notLoaded;
  const { isBusy, error, run } = useAction();
  usePage({ title, classes: 'home', game: PLAIN_LOOK });
  const again = (): void => run(() => online.me().then(() => location.reload()));
  return (
    <Shell>
      <Blank heading={title} says={says}>
        <Button kind="primary" big icon="cw" busy={isBusy} onClick={again}>
          {words.pages.nav.again}
        </Button>
        <ProblemNote error={error} />
      </Blank>
    </Shell>
  );
}
