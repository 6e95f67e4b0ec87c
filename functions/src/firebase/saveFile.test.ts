import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileBucket } from '../store/fileBucket.ts';

const hasPackages = existsSync(
  fileURLToPath(new URL('../../node_modules/firebase-admin', import.meta.url)),
);

const PATH = 'business/a/products/p/ä b';
const TIMES = { timeCreated: '2026-11-03T10:00:00.123Z', updated: '2026-11-03T10:00:00.123Z' };

const md5 = (text: string) => createHash('md5').update(text).digest('base64');

interface StoredObject {
  metadata: Record<string, unknown>;
  content: string;
}

/** An upload as it is sent: its metadata and its content, each a part. */
const partsOf = (body: string): StoredObject => {
  const [, first = '', second = ''] = body.split(/--[^\r\n]+\r\n/);
  const textOf = (part: string) =>
    part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n(--.*--)?\s*$/s, '');
  return { metadata: JSON.parse(textOf(first)), content: textOf(second) };
};

describe.runIf(hasPackages)('saveFile', () => {
  /** By path; what Storage's JSON interface documents of uploads, preconditions and metadata. */
  const files = new Map<string, StoredObject>();
  let generation = 0;
  /** What happens to a path just before the next upload arrives. */
  let meanwhile: (() => void) | null = null;
  let server: Server;
  let bucket: FileBucket;

  const put = (path: string, { metadata, content }: StoredObject) => {
    generation += 1;
    const md5Hash = md5(content);
    const about = { name: path, bucket: 'x', size: String(content.length), md5Hash };
    files.set(path, {
      content,
      metadata: { ...metadata, ...about, ...TIMES, generation: String(generation), etag: 'e' },
    });
  };

  const answer = (method: string | undefined, url: URL, body: string) => {
    if (method === 'POST') {
      meanwhile?.();
      meanwhile = null;
      const path = url.searchParams.get('name') ?? '';
      const held = files.get(path)?.metadata.generation ?? '0';
      if (url.searchParams.get('ifGenerationMatch') !== held) return { status: 412, body: {} };
      put(path, partsOf(body));
      return { status: 200, body: files.get(path)?.metadata };
    }
    const [, name = ''] = /\/o\/([^/]+)$/.exec(url.pathname) ?? [];
    const found = files.get(decodeURIComponent(name));
    return found ? { status: 200, body: found.metadata } : { status: 404, body: {} };
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', piece => pieces.push(piece));
      request.on('end', () => {
        const url = new URL(request.url ?? '', 'http://x');
        const said = answer(request.method, url, Buffer.concat(pieces).toString('latin1'));
        response.writeHead(said.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(said.body));
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const { initializeApp } = await import('firebase-admin/app');
    const { getStorage } = await import('firebase-admin/storage');
    const { adminBucket } = await import('./adminBucket.ts');
    const storage = getStorage(initializeApp({ projectId: 'demo-x', storageBucket: 'x' }, 'save'));
    bucket = adminBucket(() => storage.bucket());
  });

  afterAll(() => {
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
    server?.closeAllConnections();
    server?.close();
  });

  beforeEach(() => {
    files.clear();
    meanwhile = null;
  });

  const save = (text: string) => bucket.save(PATH, Buffer.from(text), 'image/png');
  const tokenOf = (url: string) => new URL(url).searchParams.get('token');

  it('stores a picture as the console’s uploads are stored', async () => {
    const { file, url } = await save('png');
    const name = '%C3%A4%20b';
    expect(file).toEqual({
      ...{ bucket: 'x', fullPath: PATH, name: 'ä b', size: 3, contentType: 'image/png' },
      ...{ ...TIMES, md5Hash: md5('png'), cacheControl: 'public, max-age=31536000, immutable' },
      contentDisposition: `inline; filename*=utf-8''${name}`,
    });
    expect(files.get(PATH)).toMatchObject({
      content: 'png',
      metadata: { metadata: { firebaseStorageDownloadTokens: tokenOf(url) } },
    });
    const { pathname, search } = new URL(url);
    expect(pathname).toBe(`/v0/b/x/o/${encodeURIComponent(PATH)}`);
    expect(search).toMatch(/^\?alt=media&token=[\da-f-]{36}$/);
  });

  it('keeps the address of what was there, as somebody may show it by now', async () => {
    const first = await save('one');
    const second = await save('two');
    expect(second.url).toBe(first.url);
    expect(files.get(PATH)?.content).toBe('two');
  });

  it('gives what was there without a token one', async () => {
    put(PATH, { content: 'odd', metadata: {} });
    const { url } = await save('png');
    expect(tokenOf(url)).toMatch(/^[\da-f-]{36}$/);
    expect(files.get(PATH)?.metadata.metadata).toEqual({
      firebaseStorageDownloadTokens: tokenOf(url),
    });
  });

  it('shares the address with an upload that came in between', async () => {
    const metadata = { metadata: { firebaseStorageDownloadTokens: 'theirs,older' } };
    meanwhile = () => put(PATH, { content: 'theirs', metadata });
    const { url } = await save('ours');
    expect(tokenOf(url)).toBe('theirs');
    expect(files.get(PATH)?.content).toBe('ours');
  });
});
