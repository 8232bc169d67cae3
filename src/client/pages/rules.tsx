import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../kit/icon.tsx';
import { Mark } from '../kit/marks.tsx';
import { useWorld } from '../shell/world.ts';
import { Lost } from './lost.tsx';
import { LessonButton } from './common/lesson-button.tsx';
import { GameTabs } from './common/game-tabs.tsx';
import { nameOf } from '../words/words.ts';
import { gameNamed } from '../games/games.ts';
import { Coming, Failed } from '../shell/said.tsx';
import { To } from '../shell/to.tsx';
import { useAnswer } from '../shell/use-answer.ts';
import { mainRef, usePage } from '../shell/use-page.ts';
import './rules.css';

/** How a game is played. What it says is loaded when somebody wants to read it. */
export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  if (gameNamed(game) === undefined) return <Lost />;
  return (
    <Around game={game}>
      <LessonButton game={game} />
      <Rules key={game} game={game} />
    </Around>
  );
}

function Rules({ game }: { readonly game: string }): JSX.Element {
  const { language } = useWorld().settings;
  const [answer, again] = useAnswer(() => gameNamed(game)!.rules(language), language);
  if (answer.is === 'coming') return <Coming />;
  if (answer.is === 'failed') return <Failed error={answer.error} again={again} />;
  return answer.value;
}

interface AroundProps {
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The head with the three games, and the line that names their authors. */
function Around({ game, children }: AroundProps): JSX.Element {
  const { words } = useWorld();
  const { rules, nav } = words.pages;
  usePage({ title: rules.title(nameOf(game, words)), classes: 'rules', game: game });
  return (
    <>
      <header class="hhead">
        <To route={{ page: 'home' }} class="iconbtn" label={words.common.back}>
          <Icon name="back" />
        </To>
        <To route={{ page: 'home' }} class="brand" label={nav.home}>
          <Mark />
        </To>
        <span class="brand wide">{nav.rules}</span>
        <GameTabs game={game} page="rules" label={rules.games} />
      </header>
      <main tabIndex={-1} ref={mainRef}>
        {children}
      </main>
      <footer class="hfoot xs muted">{nav.unofficial}</footer>
    </>
  );
}
