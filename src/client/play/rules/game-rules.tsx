import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { nameOf } from '../../words/words.ts';
import { To } from '../../shell/to.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useFragment } from '../../shell/route.ts';
import type { CommonRulesWords } from '../../words/en/later/rules-common.ts';
import { useWorld } from '../../shell/world.ts';
import type { Book } from './book.ts';
import { ClauseList, type Additions } from './clause-list.tsx';
import './rules.css';
import { useReading } from './use-reading.ts';

interface GameRulesWords extends CommonRulesWords {
  readonly lede: string;
  readonly book: Book;
}

/** The id of a section and its heading. */
type SectionTitle = readonly [id: string, title: string];

interface Props extends Additions {
  readonly game: string;
  readonly says: GameRulesWords;
  /** Those of the pictures, for the contents. */
  readonly sections: readonly SectionTitle[];
  readonly children: ComponentChildren;
}

/** The rules of a game: in a minute, in pictures, and clause by clause. */
export function GameRules({ game, says, sections, children, ...additions }: Props): JSX.Element {
  const { words } = useWorld();
  const fragment = useFragment();
  useLayoutEffect(() => {
    const place = fragment === '' ? null : document.getElementById(fragment);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [fragment]);
  return (
    <>
      <Contents game={game} says={says} sections={[['minute', says.minute], ...sections, ['clauses', says.clauses]]} />
      <article>
        <div id="minute" tabIndex={-1}>
          <h1>{nameOf(game, words)}</h1>
          <p class="lede">{says.lede}</p>
        </div>
        {children}
        <ClauseList says={says} here={fragment} {...additions} />
      </article>
    </>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly says: CommonRulesWords;
  readonly sections: readonly SectionTitle[];
}

function Contents({ game, says, sections }: ContentsProps): JSX.Element {
  const reading = useReading(sections.map(([id]) => id));
  return (
    <aside class="toc" aria-label={says.contents}>
      <ol>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              class={id === reading ? 'on' : ''}
              aria-current={id === reading ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
      <To route={{ page: 'set', game }} class="btn primary">
        <Icon name="play" />
        {says.setTable}
      </To>
    </aside>
  );
}
