const NAMES = ['Mira', 'Otto', 'Bruno', 'Cleo', 'Kamel', 'Finn', 'Salma', 'Yuna', 'Pelle', 'Ines', 'Tomo', 'Zora'];

/** That many names for bots, none of them taken. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const others = new Set(taken.map((name) => name.toLowerCase()));
  return NAMES.filter((name) => !others.has(name.toLowerCase())).slice(0, count);
}
