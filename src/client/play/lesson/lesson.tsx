import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { go } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { saidIn } from '../../words/languages.ts';
import type { LessonWords } from '../../words/en/later/lesson.ts';
import type { Session, TableState } from '../session/session.ts';
import { endLesson, keepStep, stepAt } from '../session/lesson-step.ts';
import { useGuard } from './use-guard.ts';
import '../coach/coach.css';
import './lesson.css';

/** Something that is told, and what is to be played then; without a move there is only to go on. */
interface LessonStep {
  readonly head: string;
  readonly says: string;
  readonly card?: string;
  readonly move?: string;
}

export interface LessonProps {
  readonly session: Session;
  readonly state: TableState;
  /** For the ears. */
  readonly onTell: (sentence: string) => void;
}

interface Props extends LessonProps {
  readonly steps: readonly LessonStep[];
}

const WORDS = import.meta.glob<LessonWords>('../../words/*/later/lesson.ts', { import: 'lesson', eager: true });

/** A match on a prepared deal in which one thing is told after the other. Whoever leaves goes on there another day. */
export function Lesson({ session, state, steps, onTell }: Props): JSX.Element | null {
  const words = saidIn(WORDS, useWorld().settings.language);
  const [at, setAt] = useState(() => stepAt(session.id) ?? 0);
  const step = steps[at];
  const goOn = (): void => {
    keepStep(session.id, at + 1);
    setAt(at + 1);
  };
  useEffect(() => {
    if (step === undefined) return undefined;
    onTell(`${step.head} ${step.says}`);
    return () => onTell('');
  }, [at]);
  useEffect(() => {
    if (state.sent !== null && state.sent.move === step?.move) goOn();
  }, [state.sent]);
  useGuard(step?.card, step !== undefined, state.ask?.id);
  if (step === undefined || state.sent !== null || state.ask === null) return null;
  const isLast = at === steps.length - 1;
  const end = (): void => {
    endLesson();
    void session.link.leave(session.id);
    go({ page: 'set', game: state.table.game });
  };
  return (
    <section class="coach lesson" aria-label={step.head}>
      <p role="note">
        <small>{words.stepOf(at + 1, steps.length)}</small>
        <b>{step.head}</b> {step.says}
      </p>
      {step.move === undefined && (
        <Button kind="primary" onClick={isLast ? end : goOn}>
          {isLast ? words.play : words.next}
        </Button>
      )}
      <IconButton icon="close" label={words.leave} onClick={() => go({ page: 'home' })} />
    </section>
  );
}
