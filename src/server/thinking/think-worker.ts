import { parentPort } from 'node:worker_threads';
import { think } from '../../bots/think.ts';
import type { Answer, Question } from './calls.ts';

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question)));

function answerTo({ id, thought }: Question): Answer {
  try {
    return { id, code: think(thought) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
