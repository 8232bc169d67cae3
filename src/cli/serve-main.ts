import { run } from './run.ts';
import { serve } from './serve/serve.ts';

/** The same for who serves: without all that only other commands need, a server takes less memory and starts sooner. */
export function main(argv: readonly string[]): Promise<number> {
  return run([serve], argv);
}
