import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { sorryFor } from './errors.ts';
import type { Sitting } from './sitting.ts';

interface Moving {
  /** Why the last move was not taken; empty if it was. */
  readonly sorry: string;
  setSorry(sentence: string): void;
  move(text: string): void;
}

/** Sends moves, and says so if one was not taken. */
export function useMove(sitting: Sitting, question: number | null): Moving {
  const { words } = useWorld();
  const [sorry, setSorry] = useState('');
  useEffect(() => setSorry(''), [question]);
  const move = (text: string): void => {
    setSorry('');
    sitting.move(text).catch((error: unknown) => setSorry(sorryFor(error, words)));
  };
  return { sorry, setSorry, move };
}
