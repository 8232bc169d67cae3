import type { FastChance } from '../../src/engine/chance/fast.ts';
import { BEARERS, COOKIES } from '../../src/server/testing/bad-values.ts';
import type { Guarded } from './guarded.ts';
import type { Owned } from './owned.ts';
import { anyOf, oneIn } from './values.ts';

type Headers = Readonly<Record<string, string>>;

/** Whoever is said to have sent something: mostly one of those whose right it is to send nonsense in their own name. */
export function senderOf(owned: Owned, guarded: Guarded, chance: FastChance): Headers {
  if (!oneIn(chance, 4)) return bearer(anyOf(chance, owned.people).token!);
  return stranger(guarded, chance);
}

/** Nobody, or somebody with a key that is none: also one that is almost another's. */
export function stranger({ people }: Guarded, chance: FastChance): Headers {
  const { token, id } = anyOf(chance, people);
  return anyOf(chance, [
    () => ({}),
    () => ({ authorization: anyOf(chance, BEARERS) }),
    () => ({ cookie: anyOf(chance, COOKIES) }),
    () => bearer(id),
    () => bearer(token!.slice(1)),
    () => bearer(otherwise(token!, chance)),
    () => ({ cookie: `straws=${otherwise(token!, chance)}` }),
  ])();
}

function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` };
}

/** With one letter changed. The last one may hold bits that mean nothing. */
function otherwise(token: string, chance: FastChance): string {
  const at = chance.below(token.length - 1);
  return token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
}
