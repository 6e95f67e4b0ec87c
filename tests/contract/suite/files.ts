import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore, UploadProgress } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const png = (size: number) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });
const asPng = { contentType: 'image/png' };
const folder = 'business/owner/products';

/** The file store. */
export const describeFiles = (createHarness: () => Promise<ContractHarness>) => {
  describe('files', () => {
    let harness: ContractHarness;
    let files: FileStore;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      await harness.seed(records.filter(({ collection }) => collection === 'business'));
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(async () => {
      await harness.signInAs(claimsFor('owner'));
      const store = harness.files();
      if (!store) throw new Error('This harness has no files');
      files = store;
    });

    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'none',
        (error: { code?: string }) => error.code,
      );

    it('stores a file with its metadata, in chunks that double', async () => {
      const path = `${folder}/a.png`;
      const task = files.upload(path, png(900_000), {
        ...asPng,
        customMetadata: { alt: 'A bowl' },
      });
      const seen: UploadProgress[] = [];
      task.subscribe(progress => seen.push(progress));
      const { metadata, url } = await task.done;
      expect(metadata).toMatchObject({
        name: 'a.png',
        fullPath: path,
        size: 900_000,
        contentType: 'image/png',
        customMetadata: { alt: 'A bowl' },
      });
      const md5 = createHash('md5').update(Buffer.alloc(900_000, 7)).digest('base64');
      expect(metadata.md5Hash).toBe(md5);
      expect(await files.metadata(path)).toEqual(metadata);
      expect(await files.downloadUrl(path)).toBe(url);
      expect(seen.at(-1)).toMatchObject({ state: 'success', bytesTransferred: 900_000 });
      const steps = [...new Set(seen.map(({ bytesTransferred }) => bytesTransferred))];
      expect(steps).toEqual([0, 262_144, 786_432, 900_000]);
    });

    it('pauses, resumes and cancels, and only where it can', async () => {
      const task = files.upload(`${folder}/b.png`, png(5_000_000), asPng);
      expect(task.resume()).toBe(false);
      expect(task.pause()).toBe(true);
      expect(task.pause()).toBe(false);
      await new Promise(resolve => setTimeout(resolve, 50));
      const { state, bytesTransferred } = task.snapshot();
      expect(state).toBe('paused');
      await new Promise(resolve => setTimeout(resolve, 50));
      expect(task.snapshot().bytesTransferred).toBe(bytesTransferred);
      expect(task.resume()).toBe(true);
      expect((await task.done).metadata.size).toBe(5_000_000);
      expect([task.pause(), task.resume(), task.cancel()]).toEqual([false, false, false]);
      const other = files.upload(`${folder}/c.png`, png(5_000_000), asPng);
      expect(other.cancel()).toBe(true);
      expect(await codeOf(other.done)).toBe('canceled');
      expect(other.snapshot().state).toBe('canceled');
      expect(await codeOf(files.metadata(`${folder}/c.png`))).toBe('object-not-found');
    });

    it('reads a file back by its address, and says where it is gone', async () => {
      const path = `${folder}/r.png`;
      const { url } = await files.upload(path, png(10), asPng).done;
      const content = await files.read(url);
      expect([content.size, content.type]).toEqual([10, 'image/png']);
      await files.remove(path);
      expect(await codeOf(files.read(url))).toBe('object-not-found');
    });

    it('removes a file, and a missing one without complaint', async () => {
      const path = `${folder}/d.png`;
      await files.upload(path, png(10), asPng).done;
      await files.remove(path);
      await files.remove(path);
      expect(await codeOf(files.metadata(path))).toBe('object-not-found');
      expect(await codeOf(files.downloadUrl(path))).toBe('object-not-found');
    });

    it('takes pictures only into the own folder', async () => {
      const upload = (path: string, content = png(10), contentType = 'image/png') =>
        codeOf(files.upload(path, content, { contentType }).done);
      expect(await upload('business/biz-dune/products/x.png')).toBe('unauthorized');
      expect(await upload('elsewhere/x.png')).toBe('unauthorized');
      expect(await upload(`${folder}/x.svg`, png(10), 'image/svg+xml')).toBe('unauthorized');
      expect(await upload(`${folder}/x.png`, png(10 * 1024 * 1024 + 1))).toBe('unauthorized');
      expect(await upload(`${folder}/x.png`, png(0))).toBe('unauthorized');
      expect(await upload('business/owner/requests/new/x.pdf', png(10), 'application/pdf')).toBe(
        'none',
      );
      expect(await upload('business/owner/drafts/x.png')).toBe('unauthorized');
      await harness.signInAs(claimsFor('admin'));
      expect(await upload('business/biz-dune/products/x.png')).toBe('none');
      await harness.signInAs(claimsFor('support'));
      expect(await upload('business/support/products/x.png')).toBe('unauthorized');
      expect(await codeOf(files.metadata('business/owner/requests/new/x.pdf'))).toBe('none');
      await harness.signInAs(claimsFor('newowner'));
      expect(await codeOf(files.metadata('business/owner/requests/new/x.pdf'))).toBe(
        'unauthorized',
      );
    });

    it.each(['', '/x', 'a/../b', 'a#b', 'gs://other/x', 'https://elsewhere.example/x'])(
      'refuses the path "%s"',
      async path => {
        expect(await codeOf(files.metadata(path))).toBe('invalid-argument');
      },
    );
  });
};
