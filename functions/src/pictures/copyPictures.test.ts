import type { StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { PictureProblem } from '../../../src/domain/import/pictures/pictureFailure.ts';
import { auditEntrySchema } from '../../../src/domain/schemas/audit.ts';
import { memoryBucket } from '../store/testBucket.ts';
import { memoryStore } from '../store/testStore.ts';
import { type CopyOptions, type CopyRequest, copyPictures } from './copyPictures.ts';

const actor = { uid: 'b', email: 'b@shop.example', role: 'owner' as const };
const content = Uint8Array.of(1, 2, 3);

const picture = (id: string, more: object = {}) => ({
  ...{ id, url: `https://x.example/${id}.png`, thumbnailUrl: null, alt: id, width: 10, ...more },
});

const product = (id: string, more: object = {}): StoredRecord => ({
  ...{ id, businessId: 'b', title: `The ${id}`, version: 3, images: [picture('i')] },
  ...more,
});

const setUp = (products: readonly StoredRecord[]) => {
  const store = memoryStore({ products });
  const bucket = memoryBucket();
  const asked: string[] = [];
  const run = (options: Partial<CopyOptions> = {}, request: Partial<CopyRequest> = {}) =>
    copyPictures(
      store,
      bucket,
      { businessId: 'b', productIds: products.map(({ id }) => id), actor, ...request },
      {
        budget: 10_000,
        ...options,
        download: async (address, signal) => {
          asked.push(address);
          return (
            (await options.download?.(address, signal)) ?? { content, contentType: 'image/png' }
          );
        },
      },
    );
  const stored = (id: string) => store.all('products').find(one => one.id === id);
  const entries = () => store.all('audit').map(entry => auditEntrySchema.parse(entry));
  return { store, bucket, asked, run, stored, entries };
};

describe('copyPictures', () => {
  it('puts files in the place of links, and tells the audit trail who asked', async () => {
    const link = picture('i', { thumbnailUrl: 'https://x.example/small.png', ofLater: true });
    const { bucket, run, stored, entries } = setUp([product('p', { images: [link], mine: 1 })]);
    expect(await run()).toEqual({
      did: { copiedPictures: 1, failedPictures: 0, leftPictures: 0 },
      failures: [],
    });
    const path = 'business/b/products/p/i';
    expect(bucket.paths()).toEqual([path]);
    expect(bucket.contentOf(path)).toEqual(content);
    expect(stored('p')).toMatchObject({
      ...{ mine: 1, version: 4, updatedBy: 'b', auditId: entries()[0]?.id },
      images: [
        {
          ...link,
          ...{ url: `https://storage.example/${encodeURIComponent(path)}`, thumbnailUrl: null },
          file: { fullPath: path, contentType: 'image/png', size: 3 },
        },
      ],
    });
    expect(entries()).toEqual([
      expect.objectContaining({
        ...{ action: 'copyPictures', source: 'import', label: 'The p', records: ['p'] },
        ...{ actorId: 'b', actorEmail: 'b@shop.example', actorRole: 'owner', businessId: 'b' },
        fields: ['images'],
      }),
    ]);
  });

  it('leaves what is another’s, merged, gone, stored already or not readable', async () => {
    const file = {
      ...{ bucket: 'b', name: 'i', fullPath: 'x', size: 1, timeCreated: '', updated: '' },
    };
    const { asked, bucket, run } = setUp([
      product('other', { businessId: 'c' }),
      product('merged', { mergedInto: 'p' }),
      product('stored', { images: [picture('i', { file }), picture('j', { url: '/x.png' })] }),
      product('odd', { images: [null, { id: 'i' }, 'text'] }),
      product('none', { images: undefined }),
      product('old', { version: undefined }),
    ]);
    const outcome = await run(
      {},
      { productIds: ['other', 'merged', 'stored', 'odd', 'none', 'old', 'gone'] },
    );
    expect(outcome.did).toEqual({ copiedPictures: 0, failedPictures: 0, leftPictures: 0 });
    expect([asked, bucket.paths()]).toEqual([[], []]);
  });

  it('asks the database for nothing that is no name there', async () => {
    const { store, run } = setUp([product('p')]);
    const names: string[] = [];
    const { getAll } = store;
    store.getAll = (collection, ids) => {
      names.push(...ids);
      return getAll(collection, ids);
    };
    await run({}, { productIds: ['p', 'p', 'a/b', '..', '.', '__x__', '', '...', '_'] });
    expect(names).toEqual(['p', '...', '_']);
  });

  it('asks platforms for pictures that are not larger than need be', async () => {
    const { asked, run } = setUp([
      product('p', { images: [picture('i', { url: 'https://cdn.shopify.com/a.jpg' })] }),
    ]);
    await run();
    expect(asked).toEqual(['https://cdn.shopify.com/a.jpg?width=1600']);
  });

  it('says which pictures stayed links, and why', async () => {
    const { run, stored } = setUp([product('p', { images: [picture('i'), picture('j')] })]);
    const { did, failures } = await run({
      download: async address => {
        if (address.includes('/j.')) throw new PictureProblem('refusedAddress');
        return { content, contentType: 'image/webp' };
      },
    });
    expect(did).toEqual({ copiedPictures: 1, failedPictures: 1, leftPictures: 0 });
    expect(failures).toEqual([
      {
        ...{ productId: 'p', imageId: 'j', title: 'The p', url: 'https://x.example/j.png' },
        code: 'refusedAddress',
      },
    ]);
    expect(stored('p')).toMatchObject({ version: 4, images: [{ file: {} }, picture('j')] });
  });

  it('writes into the product as it is by then, and only where the link still is', async () => {
    const images = ['stays', 'replaced', 'removed'].map(id => picture(id));
    const { store, run, stored } = setUp([product('p', { images })]);
    const replaced = picture('replaced', { url: 'https://x.example/new.png' });
    const { get } = store;
    let writes = 0;
    store.get = async (collection, id) => {
      const found = await get(collection, id);
      // Between each of the first two readings and what follows from it.
      if (writes < 2)
        await store.commit([
          {
            ...{ type: 'update', collection, id },
            data: {
              title: `Edited ${++writes}`,
              version: 3 + writes,
              images: [images[0], replaced],
            },
          },
        ]);
      return found;
    };
    const { did } = await run();
    expect(did).toMatchObject({ copiedPictures: 1, failedPictures: 0 });
    expect(stored('p')).toMatchObject({
      ...{ title: 'Edited 2', version: 6 },
      images: [{ id: 'stays', file: {} }, replaced],
    });
  });

  it('gives a product up that is written all the time, and overwrites nothing', async () => {
    const { store, run, stored } = setUp([product('p')]);
    const { get } = store;
    store.get = async (collection, id) => {
      const found = await get(collection, id);
      await store.commit([{ type: 'update', collection, id, data: { title: 'Edited' } }]);
      return found;
    };
    const { failures } = await run();
    expect(failures.map(({ code }) => code)).toEqual(['notStored']);
    expect(stored('p')).toMatchObject({ version: 3, images: [picture('i')] });
  });

  it('stores nothing outside the product’s folder, whatever its pictures are called', async () => {
    const images = ['../q/i', 'a/b', '..', 'x#y'].map(id =>
      picture(id, { url: 'https://x.example/a.png' }),
    );
    const { asked, bucket, run } = setUp([product('p', { images })]);
    const { failures } = await run();
    expect(failures.map(({ code }) => code)).toEqual(images.map(() => 'notStored'));
    expect([asked, bucket.paths()]).toEqual([[], []]);
  });

  it('ends in time with what it has, and goes on where it is asked again', async () => {
    const { asked, run, stored } = setUp([
      product('p', { images: ['i', 'j', 'k'].map(id => picture(id)) }),
    ]);
    const { did } = await run({
      budget: 50,
      download: (address, signal) =>
        address.includes('/j.')
          ? new Promise((_, reject) =>
              signal.addEventListener('abort', () => reject(signal.reason)),
            )
          : Promise.resolve({ content, contentType: 'image/png' }),
    });
    expect(did).toEqual({ copiedPictures: 1, failedPictures: 0, leftPictures: 2 });
    expect(stored('p')).toMatchObject({ images: [{ file: {} }, picture('j'), picture('k')] });
    asked.length = 0;
    expect((await run()).did).toEqual({ copiedPictures: 2, failedPictures: 0, leftPictures: 0 });
    expect(asked).toEqual(['https://x.example/j.png', 'https://x.example/k.png']);
  });

  it('throws where nothing can be stored, and not where something was', async () => {
    const { bucket, run } = setUp([product('p', { images: [picture('i'), picture('j')] })]);
    const { save } = bucket;
    bucket.save = () => Promise.reject(new Error('No right to store'));
    await expect(run()).rejects.toThrow('No right to store');
    bucket.save = (path, ...rest) =>
      path.endsWith('/j') ? Promise.reject(new Error('no')) : save(path, ...rest);
    expect((await run()).did).toMatchObject({ copiedPictures: 1, failedPictures: 1 });
  });

  it('throws where no product can be written', async () => {
    const { store, run } = setUp([product('p')]);
    store.commit = () => Promise.reject(new Error('The database is away'));
    await expect(run()).rejects.toThrow('The database is away');
  });
});
