import { parentPort } from 'node:worker_threads';
import type { Call, Reply, Tasks } from './tasks.ts';

/** Does on this thread whatever it is called for, one after the other. A task that throws fails alone. */
export function perform(tasks: Tasks): void {
  const say = (reply: Reply): void => parentPort?.postMessage(reply);
  parentPort?.on('message', ({ id, task, about }: Call) => {
    try {
      say({ id, answer: tasks[task]!(about as never, (progress) => say({ id, progress })) });
    } catch (error) {
      say({ id, error: sendable(error) });
    }
  });
}

/** Its words and where it came from, and nothing that might not get through. */
function sendable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const plain = new Error(message);
  if (stack !== undefined) plain.stack = stack;
  return plain;
}
