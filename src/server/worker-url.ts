// Node 20 cannot run TypeScript, so that even what runs from the sources takes the worker that was built.
const BUILT = import.meta.url.endsWith('.ts') ? '../../dist' : '.';

/** Where the built worker of this name is. */
export function workerUrl(name: string): URL {
  return new URL(`${BUILT}/${name}.js`, import.meta.url);
}
