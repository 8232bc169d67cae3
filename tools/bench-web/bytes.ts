import { request } from 'node:http';
import type { Figure } from './figures.ts';
import { home, onPhone, playNow } from './page.ts';

const KINDS = { programs: /javascript/, styles: /css/, 'fonts and art': /^(font|image)\// } as const;
type Kind = keyof typeof KINDS;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
}

/** What somebody with a fresh browser loads to see the first page, and to play. */
export async function measureBytes(url: string): Promise<Figure[]> {
  const paths = new Set<string>();
  const first = await onPhone(url, async (page, context) => {
    // of a worker's file a browser does not tell the size, only that it was loaded
    context.on('request', (one) => paths.add(new URL(one.url()).pathname));
    await home(page);
    const first = new Set(paths);
    await playNow(page);
    return first;
  });
  const files = new Map<string, Loaded>();
  for (const path of paths) if (!path.startsWith('/api/')) files.set(path, await load(`${url}${path}`));
  const sum = (kind: Kind, of: Set<string>): number =>
    [...of].reduce((all, path) => {
      const file = files.get(path);
      return file !== undefined && KINDS[kind].test(file.type) ? all + file.bytes / 1000 : all;
    }, 0);
  return [
    { what: 'home: JavaScript', value: sum('programs', first), unit: 'KB' },
    { what: 'home: CSS', value: sum('styles', first), unit: 'KB' },
    { what: 'home: fonts and art', value: sum('fonts and art', first), unit: 'KB', most: 120 },
    { what: 'home and playing: JavaScript, worker included', value: sum('programs', paths), unit: 'KB', most: 90 },
    { what: 'home and playing: CSS', value: sum('styles', paths), unit: 'KB', most: 40 },
    { what: 'home and playing: fonts and art', value: sum('fonts and art', paths), unit: 'KB', most: 120 },
  ];
}

/** A file as it travels, packed. */
function load(url: string): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('end', () => resolve({ type: answer.headers['content-type'] ?? '', bytes }));
    })
      .on('error', reject)
      .end();
  });
}
