// Node 20 cannot run TypeScript, so that even what runs from the sources takes the workers, and the client, that were built.
const BUILT = import.meta.url.endsWith('.ts') ? '../../dist/' : './';

/** Where something that was built is. */
export function builtUrl(path: string): URL {
  return new URL(BUILT + path, import.meta.url);
}
