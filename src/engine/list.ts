/** [of(0), of(1), … of(length − 1)], several times faster than Array.from. */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = of(i);
  return list;
}

/** The numbers whose bits are set, ascending. A list made at its length needs no room to grow. */
export function membersOf(set: number): number[] {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  const members = new Array<number>(size);
  for (let left = set, i = 0; left !== 0; left &= left - 1) members[i++] = 31 - Math.clz32(left & -left);
  return members;
}

/** The first so many numbers. A plain loop: lists made through a callback cost more than all other telling of a round. */
export function listFrom(numbers: ArrayLike<number>, length: number): number[] {
  const list = new Array<number>(length);
  for (let i = 0; i < length; i++) list[i] = numbers[i]!;
  return list;
}
