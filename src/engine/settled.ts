type Numbers = Int8Array | Uint8Array | Uint16Array | Int32Array;

/**
 * The same numbers where they stay. V8 keeps a small typed array among its objects, which move, so that compiled code asks for its
 * place and length at every access; one that is laid over a buffer never moves, and both become part of the code.
 */
export function settled<T extends Numbers>(numbers: T): T {
  const Kind = numbers.constructor as new (buffer: ArrayBuffer) => T;
  const copy = new Kind(new ArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}
