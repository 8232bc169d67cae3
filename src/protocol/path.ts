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

export function namesIn(path: string): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name!);
}
