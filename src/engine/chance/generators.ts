import type { Generator } from './chance.ts';
import { sfc32 } from './fast.ts';
import { hmacSha256 } from './hmac.ts';

const GENERATORS: readonly Generator[] = [hmacSha256, sfc32];

/** The generator that a record names. */
export function generatorNamed(name: string): Generator | undefined {
  return GENERATORS.find((generator) => generator.name === name);
}
