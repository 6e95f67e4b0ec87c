import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileBucket, ListedFile } from '../store/fileBucket.ts';

const hasPackages = existsSync(
  fileURLToPath(new URL('../../node_modules/firebase-admin', import.meta.url)),
);

/** Two a page, whatever is asked for. */
const PAGE = 2;

/** What Storage's JSON interface documents of listing and removing objects; its emulator knows no generations. */
const answer = (
  files: Map<string, string>,
  method: string | undefined,
  { pathname, searchParams }: URL,
) => {
  const [, name] = /^\/b\/x\/o(?:\/(.+))?$/.exec(pathname) ?? [];
  if (method === 'DELETE' && name !== undefined) {
    const path = decodeURIComponent(name);
    const generation = files.get(path);
    if (generation === undefined) return { status: 404 };
    if (generation === 'held') return { status: 403 };
    if (searchParams.get('ifGenerationMatch') !== generation) return { status: 412 };
    files.delete(path);
    return { status: 204 };
  }
  const from = searchParams.get('pageToken') ?? searchParams.get('startOffset') ?? '';
  const found = [...files]
    .filter(([path]) => path.startsWith(searchParams.get('prefix') ?? '') && path >= from)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, generation]) => ({
      ...{ kind: 'storage#object', name: path, generation },
      timeCreated: '2026-11-03T10:00:00.123Z',
    }));
  const nextPageToken = found[PAGE]?.name;
  return {
    status: 200,
    body: { items: found.slice(0, PAGE), ...(nextPageToken && { nextPageToken }) },
  };
};

describe.runIf(hasPackages)('adminBucket', () => {
  const files = new Map<string, string>();
  let server: Server;
  let bucket: FileBucket;

  const listed = async (after: string | null = null) => {
    const all: ListedFile[] = [];
    for await (const page of bucket.pages(after)) all.push(...page);
    return all;
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const asked = new URL(request.url ?? '', 'http://x');
      const { status, body = {} } = answer(files, request.method, asked);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
    const port = await new Promise<number>(resolve => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const { initializeApp } = await import('firebase-admin/app');
    const { getStorage } = await import('firebase-admin/storage');
    const { adminBucket } = await import('./adminBucket.ts');
    const storage = getStorage(
      initializeApp({ projectId: 'demo-x', storageBucket: 'x' }, 'bucket'),
    );
    bucket = adminBucket(() => storage.bucket());
  });

  afterAll(() => {
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
    server?.closeAllConnections();
    server?.close();
  });

  const paths = ['business/a/products/p/1', 'business/a/profile/ä b.webp', 'business/b/x'];
  beforeEach(() => {
    files.clear();
    for (const path of [...paths, 'elsewhere/y']) files.set(path, `1${path.length}`);
  });

  it('lists what lies below businesses, page by page, behind a path where one is given', async () => {
    const all = await listed();
    expect(all.map(({ path }) => path)).toEqual(paths);
    expect(all[0]?.storedAt).toEqual(new Date('2026-11-03T10:00:00.123Z'));
    expect((await listed(paths[0])).map(({ path }) => path)).toEqual(paths.slice(1));
    expect(await listed(paths[2])).toEqual([]);
  });

  it('removes a file as it was listed, and none that is gone or another by now', async () => {
    const [first, second] = await listed();
    if (!first || !second) throw new Error('They were listed');
    expect(await bucket.remove(second)).toBe(true);
    expect(await bucket.remove(second)).toBe(false);
    files.set(first.path, '99');
    expect(await bucket.remove(first)).toBe(false);
    expect([...files.keys()].sort()).toEqual([paths[0], paths[2], 'elsewhere/y']);
  });

  it('says so where it may remove nothing', async () => {
    files.set('business/c', 'held');
    const held = (await listed()).at(-1);
    if (!held) throw new Error('It was listed');
    await expect(bucket.remove(held)).rejects.toThrow();
  });
});
