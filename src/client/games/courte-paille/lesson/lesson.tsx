import type { JSX } from 'preact';
import { Lesson, type LessonProps } from '../../../play/lesson/lesson.tsx';
import { deal } from './deal.ts';
import { useLesson } from './words.ts';

export function CourtePailleLesson(props: LessonProps): JSX.Element {
  const words = useLesson();
  const steps = words.map(([head, says], at) => {
    const move = deal.moves[at] ?? null;
    return move === null ? { head, says } : { head, says, move, card: move.slice(move.indexOf(' ') + 1) };
  });
  return <Lesson {...props} steps={steps} />;
}
