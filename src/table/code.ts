const CONSONANTS = 'bdfgjklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;
export const ID_BYTES = 16;

type Random = (bytes: number) => Uint8Array;

/** Nobody finds it by guessing. */
export function drawId(random: Random): string {
  return idFrom(random(ID_BYTES));
}

/** As many bytes as nobody can guess. */
export function idFrom(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Easy to say and to hear in any language: `tamokiru`. No syllable comes twice in a row, which spares us baby talk. */
export function drawCode(random: Random): string {
  let code = '';
  while (code.length < 2 * SYLLABLES) {
    const next = drawSyllable(random);
    if (!code.endsWith(next)) code += next;
  }
  return code;
}

export function isCode(text: string): boolean {
  return (
    text.length === 2 * SYLLABLES &&
    [...text].every((letter, i) => (i % 2 === 0 ? CONSONANTS : VOWELS).includes(letter))
  );
}

function drawSyllable(random: Random): string {
  const all = CONSONANTS.length * VOWELS.length;
  let [byte] = random(1);
  // the bytes above would make the first syllables likelier
  while (byte! >= 256 - (256 % all)) [byte] = random(1);
  const which = byte! % all;
  return CONSONANTS[Math.floor(which / VOWELS.length)]! + VOWELS[which % VOWELS.length]!;
}
