import { numeral } from '../screen/text.ts';

/** 0.347 → `34.7 %` */
export function percent(share: number): string {
  return `${numeral(Number((100 * share).toFixed(1)))} %`;
}

/** With a sign, if it is not nothing. */
export function signed(share: number): string {
  const text = percent(share);
  return text.startsWith('−') || text === '0 %' ? text : `+${text}`;
}
