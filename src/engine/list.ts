/** [of(0), of(1), … of(length − 1)], several times faster than Array.from. */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = of(i);
  return list;
}
