import pack from '../package.json' with { type: 'json' };

const PACKAGES = Object.keys(pack.dependencies);

/** Whether a module is there at run time, and so is not built in. */
export function isInstalled(id: string): boolean {
  return id.startsWith('node:') || PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));
}
