import { parentPort } from 'node:worker_threads';
import { advise } from '../../bots/advise.ts';
import { think } from '../../bots/think.ts';
import type { Answer, Question } from './calls.ts';

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question)));

function answerTo(question: Question): Answer {
  const { id } = question;
  try {
    return { id, answer: question.kind === 'think' ? think(question.about) : advise(question.about) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
