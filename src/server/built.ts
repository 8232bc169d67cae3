// Node 20 cannot run TypeScript, so that even what runs from the sources takes the workers, and the client, that were built.
// Programs of tools/ are built to a folder beside dist/.
const BUILT = new URL('.', import.meta.url).pathname.endsWith('/dist/') ? './' : '../../dist/';

/** Where something that was built is. */
export function builtUrl(path: string): URL {
  return new URL(BUILT + path, import.meta.url);
}
