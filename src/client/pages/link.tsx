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

type Stage =
  | { readonly is: 'looking' }
  | { readonly is: 'asking'; readonly name: string }
  | { readonly is: 'failed'; readonly error: unknown };

const goHome = (): void => go({ page: 'home' }, 'replace');

/** Makes this browser the player who made the link. The code stands behind the `#`, so that no server's log has it. */
export function LinkPage(): JSX.Element {
  const { words, set, online } = useWorld();
  const { link, nav } = words.pages;
  usePage({ title: link.title, classes: 'home', game: PLAIN_LOOK });
  const [code] = useState(() => location.hash.slice(1));
  const [stage, setStage] = useState<Stage>({ is: 'looking' });
  const claim = async (): Promise<void> => {
    const player = await online.claim(code);
    set({ name: player.name });
    goHome();
  };
  const attempt = (deed: () => Promise<unknown>): void => {
    setStage({ is: 'looking' });
    deed().catch((error: unknown) => setStage({ is: 'failed', error }));
  };
  const begin = async (): Promise<void> => {
    const me = await online.me();
    // nobody loses who they are here by a mere click on a link
    if (me === null) await claim();
    else setStage({ is: 'asking', name: me.name });
  };
  useEffect(() => {
    if (code !== '') attempt(begin);
  }, []);
  const home = (
    <Button kind="quiet" icon="home" onClick={goHome}>
      {nav.toHome}
    </Button>
  );
  return <Shell>{content()}</Shell>;

  function content(): JSX.Element {
    if (code === '') return <Blank picture="signpost" heading={link.empty} says={link.emptySays} children={home} />;
    if (stage.is === 'looking') return <Coming says={link.claiming} />;
    if (stage.is === 'failed') {
      return (
        <Blank picture="signpost" heading={link.failed} says={wordsFor(stage.error, words)}>
          <Button kind="primary" big icon="cw" onClick={() => attempt(begin)}>
            {nav.again}
          </Button>
          {home}
        </Blank>
      );
    }
    return (
      <Blank picture="chairs" heading={link.ask} says={link.askSays(stage.name)}>
        <Button kind="primary" big onClick={() => attempt(claim)}>
          {link.yes}
        </Button>
        <Button kind="quiet" onClick={goHome}>
          {link.no}
        </Button>
      </Blank>
    );
  }
}
