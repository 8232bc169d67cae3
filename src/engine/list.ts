/** [of(0), of(1), … of(length − 1)], several times faster than Array.from. */
export function listOf<T>(length: number, of: (index: number) => T): T[] {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = of(i);
  return list;
}

/** Sorts a short list in place: for a handful of numbers far quicker than Array.sort. */
export function sortFew(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    let j = i;
    for (; j > 0 && numbers[j - 1]! > number; j--) numbers[j] = numbers[j - 1]!;
    numbers[j] = number;
  }
  return numbers;
}
