import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../shell/world.ts';
import { Button } from '../kit/button.tsx';
import { go } from '../shell/route.ts';
import { wordsFor } from '../shell/errors.ts';
import { Blank } from '../shell/blank.tsx';
import { Coming } from '../shell/said.tsx';
import { Shell } from '../shell/shell.tsx';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';
import { CHAIRS } from './common/chairs.ts';
import { usePagesWords } from './common/words.tsx';

type Claiming =
  | { readonly is: 'looking' }
  | { readonly is: 'asking'; readonly name: string }
  | { readonly is: 'failed'; readonly error: unknown };

const goHome = (): void => go({ page: 'home' }, 'replace');

/** Makes this browser the player who made the link. The code stands behind the `#`, so that no server's log has it. */
export function LinkPage(): JSX.Element {
  const { link } = usePagesWords();
  usePage({ title: link.title, classes: 'home', game: PLAIN_LOOK });
  const [code] = useState(() => location.hash.slice(1));
  return <Shell>{code === '' ? <Empty /> : <Claim code={code} />}</Shell>;
}

function Empty(): JSX.Element {
  const { link } = usePagesWords();
  return (
    <Blank heading={link.empty} says={link.emptySays}>
      <GoHome />
    </Blank>
  );
}

function Claim({ code }: { readonly code: string }): JSX.Element {
  const { set, online } = useWorld();
  const { link } = usePagesWords();
  const [claiming, setClaiming] = useState<Claiming>({ is: 'looking' });
  const claim = async (): Promise<void> => {
    const player = await online.claim(code);
    set({ name: player.name });
    goHome();
  };
  const attempt = (what: () => Promise<unknown>): void => {
    setClaiming({ is: 'looking' });
    what().catch((error: unknown) => setClaiming({ is: 'failed', error }));
  };
  const begin = async (): Promise<void> => {
    const me = await online.me();
    // nobody loses who they are here by a mere click on a link
    if (me === null) await claim();
    else setClaiming({ is: 'asking', name: me.name });
  };
  useEffect(() => attempt(begin), []);
  if (claiming.is === 'looking') return <Coming says={link.claiming} />;
  if (claiming.is === 'failed') return <NotClaimed error={claiming.error} again={() => attempt(begin)} />;
  return <Asking name={claiming.name} onYes={() => attempt(claim)} />;
}

function NotClaimed({ error, again }: { readonly error: unknown; readonly again: () => void }): JSX.Element {
  const { words } = useWorld();
  const { link } = usePagesWords();
  return (
    <Blank heading={link.failed} says={wordsFor(error, words)}>
      <Button kind="primary" big icon="cw" onClick={again}>
        {words.pages.nav.again}
      </Button>
      <GoHome />
    </Blank>
  );
}

function Asking({ name, onYes }: { readonly name: string; readonly onYes: () => void }): JSX.Element {
  const { link } = usePagesWords();
  return (
    <Blank picture={CHAIRS} heading={link.ask} says={link.askSays(name)}>
      <Button kind="primary" big onClick={onYes}>
        {link.yes}
      </Button>
      <Button kind="quiet" onClick={goHome}>
        {link.no}
      </Button>
    </Blank>
  );
}

function GoHome(): JSX.Element {
  const { nav } = useWorld().words.pages;
  return (
    <Button kind="quiet" icon="home" onClick={goHome}>
      {nav.toHome}
    </Button>
  );
}
