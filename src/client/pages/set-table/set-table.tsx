import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Icon } from '../../kit/icon.tsx';
import { Mark } from '../../kit/marks.tsx';
import { nameOf } from '../../words/words.ts';
import { gameNamed } from '../../games/games.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { fetchTable } from '../common/fetch-table.ts';
import { NameField } from '../common/name-field.tsx';
import { Nowhere } from '../common/nowhere.tsx';
import { Coming, Failed } from '../../shell/said.tsx';
import { Shell } from '../../shell/shell.tsx';
import { To } from '../../shell/to.tsx';
import { useAnswer } from '../../shell/use-answer.ts';
import { PLAIN_LOOK, mainRef, usePage } from '../../shell/use-page.ts';
import { Banner } from './banner.tsx';
import { Places, type Place } from './places.tsx';
import { Plan } from './plan.tsx';
import { Seats } from './seats.tsx';
import { useDraft } from './use-draft.ts';
import { usePagesWords } from '../common/words.tsx';

/** A table before it is opened: where, who, by which house rules. */
export function SetTable({ game }: { readonly game: string }): JSX.Element {
  return gameNamed(game) !== undefined ? <Setting game={game} /> : <Unknown />;
}

function Setting({ game }: { readonly game: string }): JSX.Element {
  const { words, online, alone, settings } = useWorld();
  const { set } = usePagesWords();
  const [place, setPlace] = useState<Place>('bots');
  const [name, setName] = useState(settings.name);
  const link = place === 'bots' ? alone : online;
  const [answer, again] = useAnswer(() => link.games(), place);
  const about = answer.is === 'here' ? answer.value.games.find(({ id }) => id === game) : undefined;
  const [draft, change] = useDraft(about, link.isOnline);
  usePage({ title: set.title(nameOf(game, words)), classes: 'setup', game: game });
  useEffect(() => fetchTable(game), [game]);
  const key = `${place} ${game}`;
  return (
    <>
      <Head game={game} />
      <main tabIndex={-1} ref={mainRef}>
        <Banner game={game} />
        <section class="panel">
          {/* drawn once: who is at this choice stays there, whatever comes or fails below it */}
          <Places value={place} onChange={setPlace} />
          {answer.is === 'coming' && <Coming />}
          {answer.is === 'failed' && <Failed error={answer.error} again={again} />}
          {about && link.isOnline && settings.name === '' && (
            <div class="opt">
              <NameField value={name} onInput={setName} />
            </div>
          )}
          {about && draft && (
            <Seats
              key={key}
              about={about}
              isOnline={link.isOnline}
              chairs={draft.chairs}
              onChange={(chairs) => change({ chairs })}
            />
          )}
        </section>
        {answer.is === 'here' && about && draft && (
          <Plan
            key={key}
            about={about}
            clocks={answer.value.clocks}
            link={link}
            name={name}
            draft={draft}
            onChange={change}
          />
        )}
      </main>
    </>
  );
}

function Head({ game }: { readonly game: string }): JSX.Element {
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
      <To route={{ page: 'rules', game }} class="iconbtn rulesof" label={words.pages.rules.title(nameOf(game, words))}>
        <Icon name="help" />
      </To>
      <GameTabs game={game} page="set" label={words.pages.home.gamesLabel} />
    </header>
  );
}

function Unknown(): JSX.Element {
  const { set, lost } = usePagesWords();
  usePage({ title: set.unknown, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Nowhere heading={set.unknown} says={lost.says} />
    </Shell>
  );
}
