import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { problemSays } from './errors.ts';
import type { Session } from './session.ts';

export interface Moving {
  /** Why the last move was not taken; empty if it was. */
  readonly problem: string;
  setProblem(sentence: string): void;
  move(text: string): void;
}

/** Sends moves, and says so if one was not taken. */
export function useMove(session: Session, question: number | null): Moving {
  const { words } = useWorld();
  const [problem, setProblem] = useState('');
  useEffect(() => setProblem(''), [question]);
  const move = (text: string): void => {
    setProblem('');
    session.move(text).catch((error: unknown) => setProblem(problemSays(error, words)));
  };
  return { problem, setProblem, move };
}
