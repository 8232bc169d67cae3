import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { Backdrop, Camel } from '../parts/straw.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/marks.tsx';
import { Segments } from '../parts/segments.tsx';
import { dressOf, isGame, isPlayable, nameOf, type GameId } from './pieces/games.ts';
import { Blank } from './pieces/blank.tsx';
import { Coming, Failed } from './pieces/said.tsx';
import { Shell } from './pieces/shell.tsx';
import { To } from './pieces/to.tsx';
import { useAnswer } from './pieces/use-answer.ts';
import { usePage } from './pieces/use-page.ts';
import { Plan } from './set-table/plan.tsx';

/** A table before it is opened: where, who, by which house rules. */
export function SetTable({ game }: { readonly game: string }): JSX.Element {
  return isGame(game) && isPlayable(game) ? <Setting game={game} /> : <NotHere game={game} />;
}

function Setting({ game }: { readonly game: GameId }): JSX.Element {
  const { words, online, alone } = useWorld();
  const { set, games } = words.pages;
  const [where, setWhere] = useState<'bots' | 'online'>('bots');
  const link = where === 'bots' ? alone : online;
  const [answer, again] = useAnswer(() => link.games(), where);
  usePage({ title: set.title(nameOf(game, words)), classes: 'setup', game: dressOf(game) });
  const place = (
    <>
      <h2>{set.where}</h2>
      <Segments
        label={set.where}
        options={[
          { value: 'bots', label: set.bots, icon: 'dice' },
          { value: 'online', label: set.online, icon: 'globe' },
        ]}
        value={where}
        onChange={(value) => setWhere(value === 'bots' ? 'bots' : 'online')}
      />
    </>
  );
  const about = answer.is === 'here' ? answer.value.games.find(({ id }) => id === game) : undefined;
  return (
    <>
      <Head />
      <main tabIndex={-1}>
        <section class="banner">
          <Backdrop game="straw" />
          <span class="svg" aria-hidden="true">
            <Camel weight={20} cards={['item-9', 'item-4']} label="" />
          </span>
          <div class="bt">
            <h1>{nameOf(game, words)}</h1>
            <p>{games[game].says}</p>
          </div>
        </section>
        {answer.is === 'here' && about !== undefined ? (
          <Plan key={where} about={about} clocks={answer.value.clocks} link={link} place={place} />
        ) : (
          <section class="panel">
            {place}
            {answer.is === 'failed' ? <Failed error={answer.error} again={again} /> : <Coming />}
          </section>
        )}
      </main>
    </>
  );
}

function Head(): JSX.Element {
  const { words } = useWorld();
  return (
    <header class="hhead">
      <To route={{ page: 'home' }} class="iconbtn" label={words.common.back}>
        <Icon name="back" />
      </To>
      <To route={{ page: 'home' }} class="brand" label={words.pages.nav.home}>
        <Mark />
        <span class="wide">{words.common.title}</span>
      </To>
    </header>
  );
}

function NotHere({ game }: { readonly game: string }): JSX.Element {
  const { words } = useWorld();
  const { set, nav, lost } = words.pages;
  const isKnown = isGame(game);
  const heading = isKnown ? set.notHere(nameOf(game, words)) : set.unknown;
  usePage({ title: heading, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <Blank picture="signpost" heading={heading} says={isKnown ? set.notHereSays : lost.says}>
        <To route={{ page: 'home' }} class="btn primary big">
          <Icon name="home" />
          {nav.toHome}
        </To>
      </Blank>
    </Shell>
  );
}
