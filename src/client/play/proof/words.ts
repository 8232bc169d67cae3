import type { ProofWords } from '../../words/en/later/proof.ts';
import { saidIn } from '../../words/languages.ts';
import { useWorld } from '../../shell/world.ts';

const WORDS = import.meta.glob<ProofWords>('../../words/*/later/proof.ts', { import: 'proof', eager: true });

/** Both languages come with this file, which few people load. */
export function useProofWords(): ProofWords {
  return saidIn(WORDS, useWorld().settings.language);
}
