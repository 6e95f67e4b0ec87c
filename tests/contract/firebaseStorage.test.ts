import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebaseFileStore } from '@/providers/firebase/fileStore.ts';
import type { FileStore } from '@/providers/types.ts';
import { freePort } from '../../scripts/emulators/freePort.ts';
import { hasTools } from '../../scripts/emulators/installTools.ts';
import { startAuthAndStorage } from '../../scripts/emulators/startAuthAndStorage.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';

const canRun = hasTools();
if (!canRun) console.warn('Storage is not tested: run npm run start:emulators once.');

const FOLDER = 'business/owner/products';
const png = (size: number) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });

describe.runIf(canRun)('Firebase Storage, when it fails', () => {
  let stopEmulators: () => Promise<void>;
  let proxy: FaultProxy;
  let app: FirebaseApp;
  let files: FileStore;

  beforeAll(async () => {
    const projectId = 'demo-faults';
    const [authPort, storagePort] = [await freePort(), await freePort()];
    stopEmulators = await startAuthAndStorage({
      projectId,
      host: '127.0.0.1',
      authPort,
      storagePort,
    });
    proxy = await startFaultProxy(`127.0.0.1:${storagePort}`);
    app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'faults');
    files = createFirebaseFileStore(app, proxy.address);
    await files.upload(`${FOLDER}/there.png`, png(10), { contentType: 'image/png' }).done;
  }, 120_000);

  afterAll(async () => {
    if (app) await deleteApp(app);
    await proxy?.stop();
    await stopEmulators?.();
  });

  it.each([
    [401, 'unauthenticated'],
    [402, 'quota-exceeded'],
    [403, 'unauthorized'],
    [404, 'object-not-found'],
    [418, 'unknown'],
  ])('takes HTTP %d for %s, in every operation', async (status, code) => {
    const path = `${FOLDER}/there.png`;
    const small = () => files.upload(`${FOLDER}/s.png`, png(10), { contentType: 'image/png' }).done;
    const large = () =>
      files.upload(`${FOLDER}/l.png`, png(600_000), { contentType: 'image/png' }).done;
    for (const run of [() => files.metadata(path), () => files.downloadUrl(path), small, large]) {
      proxy.fail({ status });
      await expect(run()).rejects.toMatchObject({ name: 'StorageError', code });
    }
  });

  it.each([503, 408, 429])('tries again after HTTP %d', async status => {
    proxy.fail({ status });
    expect(await files.metadata(`${FOLDER}/there.png`)).toMatchObject({ size: 10 });
  });

  it('goes on with a large upload after a fault in the middle', async () => {
    const before = proxy.failed();
    const task = files.upload(`${FOLDER}/large.png`, png(2_000_000), { contentType: 'image/png' });
    task.subscribe(({ bytesTransferred }) => {
      if (bytesTransferred > 0 && proxy.failed() === before) proxy.fail({ status: 503 });
    });
    expect((await task.done).metadata).toMatchObject({ size: 2_000_000 });
    expect(proxy.failed()).toBeGreaterThan(before);
  });

  it('tells of a failed upload by its state', async () => {
    const task = files.upload(`${FOLDER}/x.png`, png(10), { contentType: 'image/png' });
    proxy.fail({ status: 403 });
    await expect(task.done).rejects.toMatchObject({ code: 'unauthorized' });
    await expect
      .poll(() => task.snapshot())
      .toMatchObject({ state: 'error', error: { code: 'unauthorized' } });
  });

  it.each([
    [403, 'unauthorized'],
    [404, 'object-not-found'],
    [429, 'retry-limit-exceeded'],
    [503, 'retry-limit-exceeded'],
  ])('takes HTTP %d for %s where a picture is read again', async (status, code) => {
    const address = await files.downloadUrl(`${FOLDER}/there.png`);
    proxy.fail({ status });
    await expect(files.read(address)).rejects.toMatchObject({ name: 'StorageError', code });
    expect((await files.read(address)).size).toBe(10);
  });

  it('does not mind deleting what is gone, and says when it may not', async () => {
    await files.remove(`${FOLDER}/nothing.png`);
    proxy.fail({ status: 403 });
    await expect(files.remove(`${FOLDER}/there.png`)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
