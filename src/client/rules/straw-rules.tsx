import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { To } from '../pages/pieces/to.tsx';
import { useFragment } from '../route.ts';
import type { RulesWords } from '../words/rules-straw.ts';
import { useWorld } from '../world.ts';
import { ClauseList } from './clause-list.tsx';
import { Break, Cards, End, LastStraw, Scoring, Turn } from './diagrams.tsx';
import './rules.css';
import './clause-link.css';
import { useReading } from './use-reading.ts';

interface Props {
  readonly says: RulesWords;
}

const SECTIONS = ['minute', 'turn', 'cards', 'break', 'straw', 'scoring', 'end', 'clauses'] as const;

/** The rules of Straw: in a minute, in pictures, and clause by clause. */
export function StrawRules({ says }: Props): JSX.Element {
  const { common } = useWorld().words;
  const fragment = useFragment();
  useLayoutEffect(() => {
    const place = fragment === '' ? null : document.getElementById(fragment);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [fragment]);
  return (
    <>
      <Contents says={says} />
      <article>
        <div id="minute" tabIndex={-1}>
          <h1>{common.straw}</h1>
          <p class="lede">{says.lede}</p>
        </div>
        <Turn says={says} />
        <Cards says={says} />
        <Break says={says} />
        <LastStraw says={says} />
        <Scoring says={says} />
        <End says={says} />
        <ClauseList says={says} here={fragment} />
      </article>
    </>
  );
}

function Contents({ says }: Props): JSX.Element {
  const reading = useReading(SECTIONS);
  return (
    <aside class="toc" aria-label={says.contents}>
      <ol>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              class={section === reading ? 'on' : ''}
              aria-current={section === reading ? 'location' : undefined}
            >
              {says[section]}
            </a>
          </li>
        ))}
      </ol>
      <To route={{ page: 'set', game: 'straw' }} class="btn primary">
        <Icon name="play" />
        {says.setTable}
      </To>
    </aside>
  );
}
