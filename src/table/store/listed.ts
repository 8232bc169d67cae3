import type { z } from 'zod';
import { seatsIn } from '../../engine/seats.ts';
import type { listed } from '../../protocol/people.ts';
import type { Listed } from './store.ts';

/** A table in a list, as it is shown. */
export function listedOf({ card, waiting, changed }: Listed): z.infer<typeof listed> {
  return { table: card, waiting: seatsIn(waiting), changed };
}
