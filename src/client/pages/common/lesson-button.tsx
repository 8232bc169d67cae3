import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { gameNamed } from '../../games/games.ts';
import { recordOf } from '../../play/lesson/deal.ts';
import { keepStep } from '../../play/session/lesson-step.ts';
import { go } from '../../shell/route.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useWorld } from '../../shell/world.ts';
import type { LessonWords } from '../../words/en/later/lesson.ts';
import { saidIn } from '../../words/languages.ts';
import { introduce } from './table-actions.ts';
import { useName } from './use-name.ts';

const WORDS = import.meta.glob<LessonWords>('../../words/*/later/lesson.ts', { import: 'lesson', eager: true });

/** To the lesson of a game, where it has one. */
export function LessonButton({ game }: { readonly game: string }): JSX.Element | null {
  const { alone, settings } = useWorld();
  const words = saidIn(WORDS, settings.language);
  const { isBusy, error, run } = useAction();
  const name = useName();
  const lesson = gameNamed(game)?.lesson;
  if (lesson === undefined) return null;
  const begin = (): void =>
    run(async () => {
      await introduce(alone, name);
      const { games } = await alone.games();
      const { rules } = games.find(({ id }) => id === game)!;
      const id = await alone.branch(recordOf(await lesson(), game, rules, name), 0, 0);
      keepStep(id, 0);
      go({ page: 'table', id, isOnline: false });
    });
  return (
    <div class="row learn">
      <Button kind="primary" icon="play" busy={isBusy} onClick={begin}>
        {words.begin}
      </Button>
      <span class="small muted">{words.says}</span>
      <ProblemNote error={error} />
    </div>
  );
}
