import type { FastChance } from '../../src/engine/chance/fast.ts';
import type { Sent } from '../../src/server/testing/send.ts';
import { anyOf, oneIn } from './values.ts';
import { violated } from './violate.ts';

/** What was once sent in earnest, with parts of other requests in it: their addresses, bodies, fields and headers. */
export function changed(tape: readonly Sent[], tables: readonly string[], chance: FastChance): Sent {
  const [sent, other] = [anyOf(chance, tape), anyOf(chance, tape)];
  return anyOf(chance, [
    () => ({ ...sent, path: withTable(sent.path, anyOf(chance, tables)) }),
    () => ({ ...sent, path: other.path }),
    () => ({ ...sent, headers: { ...sent.headers, ...other.headers } }),
    () => ({ ...sent, headers: {} }),
    () => ({ ...sent, body: other.body, headers: { ...other.headers, ...sent.headers } }),
    () => ({ ...sent, body: JSON.stringify({ ...fieldsOf(sent), ...fieldsOf(other) }) }),
    () => ({ ...sent, body: violated(fieldsOf(sent), chance) }),
    () => ({ ...sent, method: oneIn(chance, 2) ? 'PUT' : 'HEAD' }),
    () => sent,
  ])();
}

function withTable(path: string, table: string): string {
  return path.replace(/^\/api\/tables\/[^/]+/, `/api/tables/${table}`);
}

function fieldsOf({ body }: Sent): Record<string, unknown> {
  return JSON.parse(String(body ?? '{}')) as Record<string, unknown>;
}
