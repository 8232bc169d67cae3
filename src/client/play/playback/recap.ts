import type { LogLine } from '../frame/log.tsx';

/** The lines of what was missed. A line may need what came before it: a copy tells what it copied. */
export function recapOf<Event>(
  missed: readonly Event[],
  heard: readonly Event[],
  linesOf: (events: readonly Event[]) => readonly LogLine[],
): readonly LogLine[] {
  const at = heard.indexOf(missed[0]!);
  const before = at < 0 ? heard : heard.slice(0, at);
  return linesOf([...before, ...missed]).slice(linesOf(before).length);
}
