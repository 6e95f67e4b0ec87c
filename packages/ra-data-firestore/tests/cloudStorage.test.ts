import { createServer } from 'node:http';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { fileStoreOf } from '../src/writing/fileStore.ts';

/** Speaks as much of Cloud Storage's protocol as one small file needs. */
const objects = new Map<string, string>();
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://storage');
  const asked = decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const name = url.searchParams.get('name') ?? asked;
    const metadata = { name, bucket: 'demo', downloadTokens: 'token', contentType: 'text/plain' };
    if (request.method === 'POST') objects.set(name, Buffer.concat(parts).toString());
    const found = objects.has(name);
    if (request.method === 'DELETE') objects.delete(name);
    response.statusCode = !found ? 404 : request.method === 'DELETE' ? 204 : 200;
    response.end(found && request.method !== 'DELETE' ? JSON.stringify(metadata) : '');
  });
});
const app = initializeApp(
  { projectId: 'demo-files', apiKey: 'none', storageBucket: 'demo' },
  'files',
);
const storage = getStorage(app);

beforeAll(async () => {
  connectStorageEmulator(storage, '127.0.0.1', await listenLocally(server));
});
afterAll(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
});

it('uploads with progress, gives the address, and deletes', async () => {
  const store = fileStoreOf(storage);
  const seen: number[] = [];
  const content = new Blob(['hello'], { type: 'text/plain' });
  const address = await store?.upload('posts/a/image/1.txt', content, (done, total) =>
    seen.push(done / total),
  );
  expect(objects.get('posts/a/image/1.txt')).toContain('hello');
  expect(address).toMatch(/\/o\/posts%2Fa%2Fimage%2F1\.txt\?alt=media&token=token$/);
  expect(seen.at(-1)).toBe(1);
  await store?.remove('posts/a/image/1.txt');
  expect(objects.size).toBe(0);
  await expect(store?.remove('posts/a/image/1.txt')).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
});
