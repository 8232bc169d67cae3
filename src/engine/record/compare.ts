import { at, shown, type Fault } from './fault.ts';

/** Where what a record says differs from what was found, in reading order. */
export function compare(said: unknown, found: unknown, path: string): Fault[] {
  if (Array.isArray(said) && Array.isArray(found)) return compareLists(said, found, path);
  if (isObject(said) && isObject(found)) return compareObjects(said, found, path);
  return said === found ? [] : [{ path, says: `says ${shown(said)}, but it was ${shown(found)}` }];
}

function compareLists(said: readonly unknown[], found: readonly unknown[], path: string): Fault[] {
  const common = Math.min(said.length, found.length);
  const faults = said.slice(0, common).flatMap((value, i) => compare(value, found[i], at(path, i)));
  if (said.length > common) faults.push({ path: at(path, common), says: `says ${shown(said[common])} too much` });
  if (found.length > common) faults.push({ path: at(path, common), says: `is missing ${shown(found[common])}` });
  return faults;
}

function compareObjects(said: object, found: object, path: string): Fault[] {
  const keys = new Set([...Object.keys(said), ...Object.keys(found)]);
  return [...keys].flatMap((key) => compare(valueOf(said, key), valueOf(found, key), at(path, key)));
}

function valueOf(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key as keyof object] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
