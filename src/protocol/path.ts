/** The names in a path: `table` and `seat` in `/api/tables/:table/seats/:seat`. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsIn<Path extends string> = Readonly<Record<NamesIn<Path>, string | number>>;

/** The path with what its names stand for. */
export function filled<Path extends string>(path: Path, params: ParamsIn<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: NamesIn<Path>) => encodeURIComponent(params[name]));
}

/** What the names of a path stand for in an address, if that is one of these; it may end with a slash. */
export function readFrom(path: string, address: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/?$/, '/?');
  const found = new RegExp(`^${pattern}$`).exec(address);
  if (found === null) return undefined;
  const read = { ...found.groups };
  for (const name of Object.keys(read)) read[name] = decodeURIComponent(read[name]!);
  return read;
}

export function namesIn(path: string): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name!);
}
