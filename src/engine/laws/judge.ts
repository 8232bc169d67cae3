import type { Law, Says } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';

export interface Fault {
  readonly law: number;
  readonly says: string;
}

/** Plays a match to its end under these laws. */
export function judge(match: RandomMatch, laws: readonly Law[], mostPlies: number): Fault | undefined {
  let fault = happens(() => match.start()) ?? ask(laws, (law) => law.looks?.(match));
  while (fault === undefined && match.waiting !== 0) fault = judgePly(match, laws, mostPlies);
  return fault ?? ask(laws, (law) => law.ends?.(match));
}

function judgePly(match: RandomMatch, laws: readonly Law[], mostPlies: number): Fault | undefined {
  if (match.plays.length >= mostPlies) return { law: 11, says: `no end after ${mostPlies} plies` };
  const next = match.next();
  if (next === undefined) return { law: 1, says: 'nobody who is waited for has a move' };
  return (
    ask(laws, (law) => law.plays?.(match, next)) ??
    happens(() => match.play(next)) ??
    ask(laws, (law) => law.looks?.(match))
  );
}

/** The first law that complains. */
export function ask(laws: readonly Law[], hook: (law: Law) => Says): Fault | undefined {
  for (const one of laws) {
    const says = attempt(() => hook(one));
    if (says !== undefined) return { law: one.law, says };
  }
  return undefined;
}

/** A match that throws does not end. */
function happens(event: () => void): Fault | undefined {
  const says = attempt(() => {
    event();
    return undefined;
  });
  return says === undefined ? undefined : { law: 11, says };
}

function attempt(hook: () => Says): Says {
  try {
    return hook();
  } catch (error) {
    return `it throws ${String(error)}`;
  }
}
