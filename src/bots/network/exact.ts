const TERMS = 18;

/** e to a number, the same to the last bit on every machine, as `Math.exp` need not be: it takes only what IEEE 754 says exactly. */
export function exp(x: number): number {
  if (x < -700) return 0;
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  return sum * 2 ** doublings;
}
