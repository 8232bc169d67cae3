import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

interface ClientFile {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Buffer | undefined;
  readonly tag: string;
  /** Its name changes with its content. */
  readonly isForGood: boolean;
}

const PAGE = '/index.html';
const pack = promisify(gzip);
/** Programs pack best in short blocks, each with a code of its own: that is what a smaller memory makes. */
const PACKING = { level: 9, memLevel: 6 };

/** The built client, held in memory: what is not in it does not exist, whatever an address says. */
export class ClientFiles {
  readonly #files: ReadonlyMap<string, ClientFile>;

  private constructor(files: ReadonlyMap<string, ClientFile>) {
    this.#files = files;
  }

  static async read(folder: string): Promise<ClientFiles> {
    const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) !== '');
    const files = names.map(async (name) => [`/${name.replaceAll('\\', '/')}`, await fileAt(folder, name)] as const);
    return new ClientFiles(new Map(await Promise.all(files)));
  }

  get paths(): string[] {
    return [...this.#files.keys()].filter((path) => path !== PAGE);
  }

  /** The one page that all addresses of the client share. */
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return this.send(PAGE, request, reply);
  }

  send(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = this.#files.get(path)!;
    reply.headers({
      etag: file.tag,
      'cache-control': file.isForGood ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    reply.type(file.type);
    if (file.packed === undefined || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(file.body);
    return reply.header('content-encoding', 'gzip').send(file.packed);
  }
}

async function fileAt(folder: string, name: string): Promise<ClientFile> {
  // one after the other: all at once would need a file handle for each, and there may be few
  const body = readFileSync(join(folder, name));
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const isPacked = extname(name) === '.woff2' || extname(name) === '.png';
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isForGood = name.startsWith('assets');
  return { type, body, packed: isPacked ? undefined : await pack(body, PACKING), tag, isForGood };
}
