import type { TableState } from '../../play/session/session.ts';

/** The host fills seats and starts; while the host is away, whoever sits here may. */
export function mayHost({ table, you }: Pick<TableState, 'table' | 'you'>): boolean {
  if (you === null) return false;
  const host = table.host === null ? undefined : table.seats[table.host];
  return you === table.host || host?.kind !== 'person' || host.away;
}
