/* Functions that are the same to the last bit on every machine: only what IEEE 754 says exactly is used. `Math.exp` is not. */

const LN2 = 0.6931471805599453;
const TERMS = 18;

export function exp(x: number): number {
  if (x < -700) return 0;
  const doublings = Math.round(x / LN2);
  const rest = x - doublings * LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  return sum * 2 ** doublings;
}

/** Of a positive number. */
export function log(x: number): number {
  let doublings = 0;
  let part = x;
  for (; part >= 1.5; part /= 2) doublings++;
  for (; part < 0.75; part *= 2) doublings--;
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = 2 * TERMS + 1; term > 0; term -= 2) sum = 1 / term + square * sum;
  return doublings * LN2 + 2 * ratio * sum;
}
