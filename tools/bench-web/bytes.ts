import { request } from 'node:http';
import type { Figure } from './figures.ts';
import { gamesOn, home, onPhone, playNow } from './page.ts';

const KINDS = { programs: /javascript/, styles: /css/, 'fonts and art': /^(font|image)\// } as const;
type Kind = keyof typeof KINDS;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
}

/** What somebody with a fresh browser loads to see the first page, to play, and to play another game than the first. */
export async function measureBytes(url: string): Promise<Figure[]> {
  const packed = new Packed(url);
  const [ours, ...others] = await gamesOn(url);
  const { first, playing } = await pathsOf(url, ours);
  const of = (kind: Kind, paths: Set<string>): Promise<number> => packed.sum(kind, paths);
  const figures: Figure[] = [
    { what: 'home: JavaScript', value: await of('programs', first), unit: 'KB' },
    { what: 'home: CSS', value: await of('styles', first), unit: 'KB' },
    { what: 'home: fonts and art', value: await of('fonts and art', first), unit: 'KB', most: 120 },
    {
      what: 'home and playing: JavaScript, worker included',
      value: await of('programs', playing),
      unit: 'KB',
      most: 85,
    },
    { what: 'home and playing: CSS', value: await of('styles', playing), unit: 'KB', most: 40 },
    { what: 'home and playing: fonts and art', value: await of('fonts and art', playing), unit: 'KB', most: 120 },
  ];
  for (const game of others) {
    const all = (await pathsOf(url, game)).playing;
    const added = new Set([...all].filter((path) => !playing.has(path)));
    figures.push(
      { what: `${game} adds: JavaScript, worker included`, value: await of('programs', added), unit: 'KB', most: 45 },
      { what: `${game} adds: CSS`, value: await of('styles', added), unit: 'KB' },
      { what: `${game} adds: fonts and art`, value: await of('fonts and art', added), unit: 'KB', most: 60 },
    );
  }
  return figures;
}

/** The files of the first page, and all with those of a game that is played from there. */
function pathsOf(
  url: string,
  game: string | undefined,
): Promise<{ readonly first: Set<string>; readonly playing: Set<string> }> {
  return onPhone(url, async (page, context) => {
    const playing = new Set<string>();
    // of a worker's file a browser does not tell the size, only that it was loaded
    context.on('request', (one) => {
      const { pathname } = new URL(one.url());
      if (!/^\/(api|alone)\//.test(pathname)) playing.add(pathname);
    });
    await home(page);
    const first = new Set(playing);
    await playNow(page, game);
    await page.waitForLoadState('networkidle');
    return { first, playing };
  });
}

/** The sizes of files, each asked for once. */
class Packed {
  readonly #url: string;
  readonly #files = new Map<string, Promise<Loaded>>();

  constructor(url: string) {
    this.#url = url;
  }

  /** In kilobytes. */
  async sum(kind: Kind, paths: Set<string>): Promise<number> {
    let bytes = 0;
    for (const path of paths) {
      const file = await this.#load(path);
      if (KINDS[kind].test(file.type)) bytes += file.bytes;
    }
    return bytes / 1000;
  }

  #load(path: string): Promise<Loaded> {
    const loading = this.#files.get(path) ?? load(`${this.#url}${path}`);
    this.#files.set(path, loading);
    return loading;
  }
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
